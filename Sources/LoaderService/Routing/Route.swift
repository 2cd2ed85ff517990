internal import HTTPMessages

/// A route: what its paths look like, how it may be asked, and what answers.
struct Route: Sendable {
  /// The shape of its paths.
  let template: RouteTemplate
  /// One sentence that says what is answered.
  let summary: String
  /// What it takes and answers, for the contract.
  let contract: RouteContract
  /// The methods that it takes besides `OPTIONS`.
  let methods: [Method]
  /// What answers `GET`; the answer to `HEAD` is the same, and the server leaves the content out.
  let answerer: @Sendable (RoutedRequest) throws(Problem) -> Answer

  /// Makes a route that takes `GET` and `HEAD`.
  init(
    _ template: String, _ summary: String, _ contract: RouteContract,
    methods: [Method] = [.get, .head],
    answerer: @escaping @Sendable (RoutedRequest) throws(Problem) -> Answer
  ) {
    self.template = RouteTemplate(template)
    self.summary = summary
    self.contract = contract
    self.methods = methods
    self.answerer = answerer
  }

  /// Makes a route that takes `GET` and `HEAD` and answers at once.
  init(
    _ template: String, _ summary: String, _ contract: RouteContract,
    methods: [Method] = [.get, .head],
    responder: @escaping @Sendable (RoutedRequest) throws(Problem) -> Response
  ) {
    self.init(template, summary, contract, methods: methods) { request throws(Problem) in
      .ready(try responder(request))
    }
  }

  /// The value of the field `Allow` (RFC 9110, section 10.2.1).
  var allow: String {
    (methods + [.options]).map(\.rawValue).joined(separator: ", ")
  }
}

/// A request together with what its path says.
struct RoutedRequest: Sendable {
  /// The request.
  let request: Request
  /// The shape of its path.
  let template: RouteTemplate
  /// The values of the template's variables.
  let variables: [String: String]

  /// The value of a variable; empty where the template has no such variable.
  subscript(variable: String) -> String { variables[variable] ?? "" }
}
