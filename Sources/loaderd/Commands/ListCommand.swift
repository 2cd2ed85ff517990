import HTTPMessages
import JSONReading

/// Lists the loaders of the catalogue.
struct ListCommand: Sendable {
  let surroundings: Surroundings

  func run(_ arguments: ParsedArguments) -> ExitCode {
    guard let responder = surroundings.responder(for: arguments) else { return .wrongUsage }
    let response = responder(Request(target: RequestTarget("/loaders")))
    guard response.status == .ok, let catalogue = try? JSONValue(parsing: response.body) else {
      for line in ProblemWords(response).lines { surroundings.message("loaderd: \(line)") }
      return .failed
    }
    if arguments.switches.contains(CommandName.json.name) { return surroundings.put(response.body) }
    return surroundings.put(Self.table(of: catalogue))
  }

  /// Every loader on a line: name, title, family.
  static func table(of catalogue: JSONValue) -> String {
    let loaders = catalogue[pointer: "/loaders"]?.elements ?? []
    return TextTable.lines(
      loaders.map { loader in
        ["name", "title", "family"].map { loader[pointer: "/\($0)"]?.text ?? "" }
      })
  }
}
