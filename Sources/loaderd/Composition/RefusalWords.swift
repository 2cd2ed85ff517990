import MicroHTTPServer

extension Refusal {
  /// What is wrong with the request, as a sentence; `nil` where the kind of problem says it all.
  var detail: String? {
    switch self {
    case .content, .targetTooLong, .headTooLarge, .unsendableResponse: nil
    case .transferCoding: "The transfer coding is not known."
    case .ambiguousLength: "The length of the request is ambiguous."
    case .fieldName: "A header field name is not valid."
    case .fieldValue: "A header field value is not valid."
    case .host: "Exactly one valid Host header field is needed."
    case .method: "The method is not valid."
    case .target: "The request target is not valid."
    case .busy: "Too many pictures wait to be drawn."
    case .overloaded: "More requests come than can be answered."
    case .overdue: "The picture takes longer to be drawn than requests may wait."
    }
  }

  /// After how many seconds another try may succeed; `nil` where none will.
  var retryAfter: Int? {
    switch self {
    case .overloaded: 1
    case .busy: 2
    case .overdue: 10
    default: nil
    }
  }
}
