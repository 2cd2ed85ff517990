/// A status code (RFC 9110, section 15).
public struct Status: RawRepresentable, Hashable, Sendable {
  /// The code, 100 to 599.
  public let rawValue: Int

  /// Makes a status of a code.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// 200 OK.
  public static let ok = Status(rawValue: 200)
  /// 204 No Content.
  public static let noContent = Status(rawValue: 204)
  /// 304 Not Modified.
  public static let notModified = Status(rawValue: 304)
  /// 308 Permanent Redirect.
  public static let permanentRedirect = Status(rawValue: 308)
  /// 400 Bad Request.
  public static let badRequest = Status(rawValue: 400)
  /// 403 Forbidden.
  public static let forbidden = Status(rawValue: 403)
  /// 404 Not Found.
  public static let notFound = Status(rawValue: 404)
  /// 405 Method Not Allowed.
  public static let methodNotAllowed = Status(rawValue: 405)
  /// 413 Content Too Large.
  public static let contentTooLarge = Status(rawValue: 413)
  /// 414 URI Too Long.
  public static let uriTooLong = Status(rawValue: 414)
  /// 431 Request Header Fields Too Large (RFC 6585, section 5).
  public static let headerFieldsTooLarge = Status(rawValue: 431)
  /// 500 Internal Server Error.
  public static let internalServerError = Status(rawValue: 500)
  /// 501 Not Implemented.
  public static let notImplemented = Status(rawValue: 501)
  /// 503 Service Unavailable.
  public static let serviceUnavailable = Status(rawValue: 503)
}
