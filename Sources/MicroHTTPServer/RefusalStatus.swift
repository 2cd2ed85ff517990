public import HTTPMessages

extension Refusal {
  /// The response to a refused request: problem details (RFC 9457) that name the fault.
  public var response: Response {
    let (code, title, detail) = words
    let body =
      #"{"type":"about:blank","title":"\#(title)","status":\#(code),"detail":"\#(detail)"}"#
    return Response(
      status: Status(rawValue: code),
      headers: [
        "Content-Type": "application/problem+json",
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
        "Access-Control-Allow-Origin": "*",
      ],
      body: Array((body + "\n").utf8))
  }

  /// Status code, its reason phrase and what is wrong.
  private var words: (code: Int, title: String, detail: String) {
    switch self {
    case .content: (413, "Content Too Large", "Requests with content are not taken.")
    case .transferCoding: (501, "Not Implemented", "The transfer coding is not known.")
    case .ambiguousLength: (400, "Bad Request", "The length of the request is ambiguous.")
    case .fieldName: (400, "Bad Request", "A header field name is not valid.")
    case .fieldValue: (400, "Bad Request", "A header field value is not valid.")
    case .host: (400, "Bad Request", "Exactly one valid Host header field is needed.")
    case .method: (400, "Bad Request", "The method is not valid.")
    case .target: (400, "Bad Request", "The request target is not valid.")
    case .targetTooLong: (414, "URI Too Long", "The request target is too long.")
    case .headTooLarge:
      (431, "Request Header Fields Too Large", "The request head is too large.")
    case .unsendableResponse: (500, "Internal Server Error", "The request cannot be answered.")
    }
  }
}
