/// What a route takes and answers, for the contract.
enum RouteContract: Sendable {
  /// A loader as a file: an address for every loader and format.
  case files
  /// A loader in the first format: an address for every loader.
  case firstFile
  /// Frame states: an address for every loader.
  case frames
  /// Frame states as lines: an address for every loader.
  case frameLines
  /// What leads to a file.
  case redirect
  /// The page for people.
  case gallery
  /// What the page loads, with what the path's variables may be.
  case assets([String: [String]])
  /// A content of a media type, with what the path's variables may be, the schema's name and what
  /// the query takes beside what only tells caches apart.
  case fixed(
    String, [String: [String]] = [:], schema: String? = nil, query: AcceptedParameters? = nil)
  /// What is told about the service at the moment.
  case status(String, schema: String? = nil)

  /// What the variables of the path may be, where that is told.
  var choices: [String: [String]] {
    switch self {
    case .assets(let choices), .fixed(_, let choices, _, _): choices
    default: [:]
    }
  }

  /// Whether it is the page for people, whose parameters are its own.
  var isForPeople: Bool {
    if case .gallery = self { true } else { false }
  }
}
