import HTTPMessages
import JSONReading

/// The proxies that are trusted, as they are written in settings.
struct ProxyList: Equatable, Sendable {
  /// The texts in the order given.
  let texts: [String]
  /// What they mean.
  let proxies: TrustedProxies

  /// What stands for everybody on a Unix socket.
  private static let unix = "unix"

  /// Trusts nobody.
  init() {
    texts = []
    proxies = TrustedProxies()
  }

  /// Reads networks, addresses and `unix`; `nil` where one is anything else.
  init?(_ texts: [String]) {
    let networks = texts.filter { $0 != Self.unix }.map { IPNetwork($0.utf8) }
    let good = networks.compactMap { $0 }
    guard !texts.isEmpty, good.count == networks.count else { return nil }
    self.texts = texts
    proxies = TrustedProxies(networks: good, areOnUnixSockets: texts.contains(Self.unix))
  }
}

extension SettingKind where Value == ProxyList {
  /// Networks, addresses and `unix`.
  static var proxies: Self {
    Self(
      placeholder: "NETWORKS",
      accepted: "networks and addresses separated by commas, such as 10.0.0.0/8,fd00::/8,::1, and"
        + " unix",
      text: { ProxyList(NameList.split($0)) },
      json: { NameList.texts(of: $0).flatMap { ProxyList($0) } },
      show: { $0.texts.isEmpty ? "none" : $0.texts.joined(separator: ",") })
  }
}
