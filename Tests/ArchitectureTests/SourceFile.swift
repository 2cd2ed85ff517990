/// A Swift file by its place and its text.
struct SourceFile: Hashable, Sendable {
  /// The path from `Sources` or `Tests` on, such as `Timeline/Easing.swift`.
  let path: String
  /// The whole text.
  let text: String
  /// The text with comments and string literals made blank; every line keeps its number.
  let code: String

  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
    self.code = CodeReading.code(of: text)
  }

  /// The target whose file this is: the path's first part.
  var target: String { String(path.prefix { $0 != "/" }) }

  /// The file's name with its extension.
  var name: String { String(path.split(separator: "/").last ?? "") }

  /// The file's name without its extension.
  var stem: String { String(name.prefix { $0 != "." }) }

  /// The number of lines.
  var lineCount: Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).count
      - (text.hasSuffix("\n") ? 1 : 0)
  }

  /// The number of the line, from 1, that a place in the code stands in.
  func line(of place: String.Index) -> Int {
    1 + code[..<place].count { $0.isNewline }
  }

  /// A fault at a place in the code.
  func fault(at place: String.Index, _ what: String) -> Fault {
    Fault(path: path, line: line(of: place), what: what)
  }
}
