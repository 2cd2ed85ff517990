/// A place that breaks a rule of the architecture.
struct Fault: Hashable, Sendable, CustomStringConvertible {
  /// The file, or the folder entry.
  let path: String
  /// The line, from 1; `nil` where the whole file is meant.
  var line: Int?
  /// What is wrong.
  let what: String

  var description: String {
    line.map { "\(path):\($0): \(what)" } ?? "\(path): \(what)"
  }
}
