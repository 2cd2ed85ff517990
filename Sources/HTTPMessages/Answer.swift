/// What a request is answered with: a response, or one that is still to be made.
public enum Answer: Sendable {
  /// The response.
  case ready(Response)
  /// A response that takes long to make.
  case deferred(DeferredAnswer)

  /// The response; one that is still to be made is made here and now.
  public func response() -> Response {
    switch self {
    case .ready(let response): response
    case .deferred(let answer): answer.response()
    }
  }
}

/// Answers a request without waiting for what takes long: pure and callable from any thread.
public typealias Answerer = @Sendable (Request) -> Answer
