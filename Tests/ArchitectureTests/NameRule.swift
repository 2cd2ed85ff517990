extension Rule {
  /// Words that name nothing, or that another word of the project stands for.
  static let emptyWords: Set = [
    "helper", "util", "utils", "utility", "utilities", "manager", "handler", "tween", "lerp",
    "config", "configuration",
  ]

  /// Files are named by their idea.
  static let fileNames = Rule("files are named by their idea") { (file: SourceFile) in
    let folders = file.path.split(separator: "/").dropLast().map(String.init)
    let bad =
      words(file.stem).filter(emptyWords.contains)
      + folders.filter { emptyWords.contains($0.lowercased()) }
      + (file.stem == "Extensions" ? ["Extensions"] : [])
    return bad.map { Fault(path: file.path, what: "\"\($0)\" says nothing in a file name") }
  }

  /// Types and whatever is public avoid the empty words.
  static let publicNames = Rule("names say what is meant") { (file: SourceFile) in
    let types = file.code.matches(of: typePattern).map(\.output.1)
    let publics = file.code.matches(of: publicPattern).map(\.output.1)
    return (types + publics).flatMap { text in
      text.matches(of: /\w+/).flatMap { name in
        words(String(name.output)).filter(emptyWords.contains).map {
          file.fault(at: name.range.lowerBound, "\"\($0)\" in the name \(name.output)")
        }
      }
    }
  }

  /// A module and a type of one name could not be told apart by their users.
  static let moduleNames = Rule("no type has its module's name") { (file: SourceFile) in
    file.code.matches(of: typePattern).map(\.output.1).filter { $0 == file.target }.map {
      file.fault(at: $0.startIndex, "a type has the name of the module \(file.target)")
    }
  }

  private static var typePattern: Regex<(Substring, Substring)> {
    /\b(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)/
      .wordBoundaryKind(.simple)
  }

  private static var publicPattern: Regex<(Substring, Substring)> {
    #/
      \b (?: public | open | package ) \s+
      (?: (?: private | fileprivate | internal | package ) \(set\) \s+ )?
      (?! import \b )
      ( [^{=\n(]* (?: \([^)]*\) )? )
      /#.wordBoundaryKind(.simple)
  }

  /// The words of a camel-case name, in lower case.
  static func words(_ name: String) -> [String] {
    name.matches(of: /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/).map { $0.output.lowercased() }
  }
}
