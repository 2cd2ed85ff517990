import HTTPMessages
import JSONReading

/// The faults of a problem (RFC 9457) in plain words.
struct ProblemWords: Equatable, Sendable {
  /// The media type of problems.
  static let mediaType = "application/problem+json"

  /// One line a fault; at least one.
  let lines: [String]

  /// Reads the problem in the body of a response.
  init(_ response: Response) {
    let status = "the request was answered with status \(response.status.rawValue)"
    guard let problem = try? JSONValue(parsing: response.body) else {
      lines = [status]
      return
    }
    let faults = problem[pointer: "/errors"]?.elements ?? []
    let general = problem[pointer: "/detail"]?.text ?? problem[pointer: "/title"]?.text
    lines = faults.isEmpty ? [general ?? status] : faults.map(Self.line)
  }

  private static func line(for fault: JSONValue) -> String {
    let parameter = fault[pointer: "/parameter"]?.text ?? "request"
    let value = fault[pointer: "/value"].map { $0 == .null ? "" : ": \(Quoted($0.words))" } ?? ""
    let accepted = fault[pointer: "/accepted"].map { "; accepted is \(words(for: $0))" } ?? ""
    let nearest = fault[pointer: "/suggestion"]?.text.map { "; did you mean \($0)?" } ?? ""
    return "\(parameter)\(value) is not accepted\(accepted)\(nearest)"
  }

  private static func words(for accepted: JSONValue) -> String {
    accepted.elements.map { $0.map(\.words).joined(separator: ", ") } ?? accepted.words
  }
}
