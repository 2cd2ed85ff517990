public import HTTPMessages

/// Makes the response to a request that is refused, of the reason and of what was read of it.
public typealias Refuse = @Sendable (Refusal, Request) -> Response

extension Refusal {
  /// The status that goes with the reason (RFC 9110, section 15).
  public var status: Status {
    switch self {
    case .content: .contentTooLarge
    case .transferCoding: .notImplemented
    case .ambiguousLength, .fieldName, .fieldValue, .host, .method, .target: .badRequest
    case .targetTooLong: .uriTooLong
    case .headTooLarge: .headerFieldsTooLarge
    case .unsendableResponse: .internalServerError
    case .busy, .overdue, .overloaded: .serviceUnavailable
    }
  }
}
