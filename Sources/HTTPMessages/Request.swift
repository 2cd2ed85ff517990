/// A request as it arrived, without content: this service takes none.
public struct Request: Hashable, Sendable {
  /// The method.
  public var method: Method
  /// The target, raw.
  public var target: RequestTarget
  /// The header fields in order.
  public var headers: HeaderFields
  /// The address of the peer as text without its port, `nil` where it has none (a Unix socket).
  public var peer: String?

  /// Makes a request.
  public init(
    method: Method = .get, target: RequestTarget, headers: HeaderFields = [:], peer: String? = nil
  ) {
    self.method = method
    self.target = target
    self.headers = headers
    self.peer = peer
  }
}
