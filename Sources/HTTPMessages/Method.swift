/// A request method (RFC 9110, section 9), kept as it was sent: methods are case-sensitive.
public struct Method: RawRepresentable, Hashable, Sendable {
  /// The method's name, such as `GET`.
  public let rawValue: String

  /// Makes a method of the name that a client sent.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Transfer a representation (RFC 9110, section 9.3.1).
  public static let get = Method(rawValue: "GET")
  /// As `GET`, without the content (RFC 9110, section 9.3.2).
  public static let head = Method(rawValue: "HEAD")
  /// Tell what may be asked (RFC 9110, section 9.3.7).
  public static let options = Method(rawValue: "OPTIONS")
}
