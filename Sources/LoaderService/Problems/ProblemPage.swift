internal import HTTPMessages

/// A problem as a page, for people who typed the address.
enum ProblemPage {
  /// The page's HTML; `home` leads from the address asked for to the mount, such as `../`.
  static func html(_ problem: Problem, home: String) -> [UInt8] {
    let heading = "\(problem.kind.status.rawValue) \(problem.kind.title)"
    var body = "<h1>\(MarkupText.escaped(heading))</h1>"
    if problem.errors.isEmpty {
      body += "<p>\(MarkupText.escaped(problem.detail))</p>"
    }
    if !problem.suggestions.isEmpty {
      body += "<p>Perhaps you meant:</p><ul>"
      for path in problem.suggestions {
        let link = MarkupText.escaped(home + path.dropFirst())
        body += "<li><a href=\"\(link)\">\(MarkupText.escaped(path))</a></li>"
      }
      body += "</ul>"
    }
    if !problem.errors.isEmpty { body += list(problem.errors) }
    body += """
      <p><a href="\(home)">All loaders</a> · <a href="\(home)loaders">The catalogue as JSON</a></p>
      """
    return Array(HTMLPage.html(title: heading, body: body).utf8)
  }

  /// The page of a kind of problem, which its `type` leads to.
  static func html(_ kind: ProblemKind) -> [UInt8] {
    let body = """
      <h1>\(MarkupText.escaped(kind.title))</h1>
      <p>\(MarkupText.escaped(kind.explanation)) The status is \(kind.status.rawValue).</p>
      <p><a href="../">All loaders</a></p>
      """
    return Array(HTMLPage.html(title: kind.title, body: body).utf8)
  }

  private static func list(_ errors: [Problem.ParameterError]) -> String {
    var list = "<dl>"
    for error in errors {
      let given = MarkupText.escaped("\(error.parameter)=\(error.value)")
      list += "<dt><code>\(given)</code></dt><dd>\(MarkupText.escaped(error.sentence))"
      list += "<br><small>Accepted: \(MarkupText.escaped(error.accepted)).</small></dd>"
    }
    return list + "</dl>"
  }
}
