/// A response: what is sent is a function of status, fields and content.
///
/// `Content-Length`, `Connection` and `Date` are the server's own and do not stand in `headers`.
/// A response to `HEAD` carries the body of the `GET`, and one of 304 that of the 200; the server
/// sends its length only.
public struct Response: Hashable, Sendable {
  /// The status.
  public var status: Status
  /// The header fields in order.
  public var headers: HeaderFields
  /// The content, in bytes.
  public var body: [UInt8]
  /// How the response came about.
  public var provenance = Provenance()

  /// Makes a response.
  public init(status: Status, headers: HeaderFields = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// Answers a request: pure, synchronous and callable from any thread.
public typealias Responder = @Sendable (Request) -> Response
