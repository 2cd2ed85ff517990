/// An answer whose response takes long to make: it is made away from where requests are read.
///
/// Requests with the same key share one response, so that the key decides it, now and later; what
/// differs from request to request is left to `finish`.
public struct DeferredAnswer: Sendable {
  /// What work has made, or why it could not.
  public typealias Made = Result<Response, any Error>

  /// What makes two pieces of work the same.
  public let key: [UInt8]
  /// Makes the response; slow, pure, and called from any thread.
  public let work: @Sendable () throws -> Response
  /// What becomes of it for this request; quick.
  public let finish: @Sendable (Made) -> Response

  /// Makes an answer of work and its key; without `finish` a failure is an internal error.
  public init(
    key: [UInt8],
    finish: @escaping @Sendable (Made) -> Response = DeferredAnswer.unfinished,
    work: @escaping @Sendable () throws -> Response
  ) {
    self.key = key
    self.work = work
    self.finish = finish
  }

  /// The same work for a request that makes something else of it.
  public func finished(_ finish: @escaping @Sendable (Made) -> Response) -> DeferredAnswer {
    DeferredAnswer(key: key, finish: finish, work: work)
  }

  /// Does the work, here and now.
  public func make() -> Made { Made(catching: work) }

  /// The response, made here and now.
  public func response() -> Response { finish(make()) }

  /// What was made as it is; a failure is an internal error.
  @Sendable public static func unfinished(_ made: Made) -> Response {
    switch made {
    case .success(let response): response
    case .failure: Response(status: .internalServerError)
    }
  }
}
