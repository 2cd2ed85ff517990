/// Whom to believe about the client of a request that was forwarded.
public struct ForwardingRules: Hashable, Sendable {
  /// The field that the trusted proxies write.
  public enum Field: Hashable, Sendable {
    /// `X-Forwarded-For`: each proxy adds whom it got the request from.
    case forwardedFor
    /// `Forwarded` (RFC 7239).
    case forwarded

    /// The name of the field in lower case.
    public var name: String {
      switch self {
      case .forwardedFor: "x-forwarded-for"
      case .forwarded: "forwarded"
      }
    }
  }

  /// The proxies that are believed.
  public let proxies: TrustedProxies
  /// The one field that is read; proxies pass the other one on as clients forged it.
  public let field: Field

  /// Makes rules.
  public init(proxies: TrustedProxies, field: Field = .forwardedFor) {
    self.proxies = proxies
    self.field = field
  }

  /// The text of the client's address as a trusted peer tells it; `nil` where it tells none.
  ///
  /// Hops are read from the right, where the nearest proxy writes: the first one that is not
  /// trusted is the client, and what stands left of it is whatever that sent. What is no address
  /// ends the reading; the hop read before it is all that is known. A comma always ends a hop, so
  /// that a quotation mark which a client left open hides nobody. `value` are the values of all
  /// fields of the name, joined by commas (RFC 9110, section 5.3).
  public func client(_ value: [UInt8]) -> ArraySlice<UInt8>? {
    var client: ArraySlice<UInt8>?
    var rest = value[...]
    while !rest.isEmpty {
      let comma = rest.lastIndex(of: UInt8(ascii: ","))
      let element = FieldList.trimmed(comma.map { rest[$0...].dropFirst() } ?? rest)
      rest = comma.map { rest[..<$0] } ?? []
      if element.isEmpty { continue }
      guard let node = node(element) else { break }
      client = node.text
      guard proxies.contains(node.address) else { break }
    }
    return client
  }

  private func node(_ element: ArraySlice<UInt8>) -> ForwardedNode? {
    switch field {
    case .forwardedFor: ForwardedNode(element)
    case .forwarded: ForwardedElement(element)?.from.flatMap(ForwardedNode.init)
    }
  }
}
