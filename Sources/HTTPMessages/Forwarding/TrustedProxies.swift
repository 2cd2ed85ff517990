/// The proxies that are believed about whose requests they forward.
public struct TrustedProxies: Hashable, Sendable {
  /// The networks that they send from.
  public let networks: [IPNetwork]
  /// Whether whoever connects to a Unix socket is one.
  public let areOnUnixSockets: Bool

  /// Trusts some networks.
  public init(networks: [IPNetwork] = [], areOnUnixSockets: Bool = false) {
    self.networks = networks
    self.areOnUnixSockets = areOnUnixSockets
  }

  /// Whether nobody is trusted.
  public var isEmpty: Bool { networks.isEmpty && !areOnUnixSockets }

  /// Whether an address is that of a proxy.
  public func contains(_ address: IPAddress) -> Bool {
    networks.contains { $0.contains(address) }
  }

  /// Whether a peer is one, by the text of its address; `nil` is a Unix socket.
  public func contains(peer: String?) -> Bool {
    guard let peer else { return areOnUnixSockets }
    return IPAddress(peer.utf8).map(contains) ?? false
  }
}
