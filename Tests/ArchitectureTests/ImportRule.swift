extension Rule {
  /// Every import stands in the table, and C stays behind the target that wraps it.
  static let imports = Rule("targets import what the table allows") { (file: SourceFile) in
    guard let row = ImportTable.rows[file.target] else {
      return [Fault(path: file.path, what: "\(file.target) has no row in the import table")]
    }
    return ImportLine.all(in: file).flatMap { line in
      line.problems(row: row, file: file).map { file.fault(at: line.place, $0) }
    }
  }
}

/// One import declaration.
struct ImportLine {
  let place: String.Index
  let attributes: String
  let module: String

  /// The imports of a file in order, in whatever form they are written.
  static func all(in file: SourceFile) -> [ImportLine] {
    let pattern =
      #/
      (?: ^ | [\s;] )
      (?<attributes> (?: (?: @\w+ (?: \([^)]*\) )? | public | package | internal | fileprivate | private ) \s+ )* )
      import \s+
      (?: (?: struct | class | enum | protocol | typealias | func | let | var ) \s+ )?
      `? (?<module> \w+ )
      /#
    return file.code.matches(of: pattern).map {
      ImportLine(
        place: $0.output.module.startIndex, attributes: String($0.output.attributes),
        module: String($0.output.module))
    }
  }

  fileprivate func problems(row: ImportTable.Row, file: SourceFile) -> [String] {
    var problems: [String] = []
    if !isAllowed(in: file, row: row) {
      problems.append("\(file.target) may not import \(module) here")
    }
    let isC = (ImportTable.systemLibraries.union(ImportTable.cLibraries)).contains(module)
    if isC, attributes.contains(/public|package/) {
      problems.append("\(module) must not be imported beyond its target")
    }
    if attributes.contains(/@(_exported|testable|_implementationOnly|_spi)/) {
      problems.append("\(module) is imported with an attribute that bends access")
    }
    return problems
  }

  private func isAllowed(in file: SourceFile, row: ImportTable.Row) -> Bool {
    guard ImportTable.cLibraries.contains(module) else { return row.modules.contains(module) }
    return switch row.cLibrary {
    case .nowhere: false
    case .anywhere: true
    case .inFile(let name): file.name == name
    }
  }
}
