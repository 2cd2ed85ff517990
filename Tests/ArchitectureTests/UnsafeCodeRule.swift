extension Rule {
  /// Memory that the compiler cannot watch is touched by the C bridges only.
  static let unsafeCode = Rule("only the C bridges are unsafe") { (file: SourceFile) in
    guard ImportTable.rows[file.target]?.unsafe != true else { return [] }
    let pattern =
      #/
      @unchecked\b | @unsafe\b | @_silgen_name\b | @_extern\b | \bUnmanaged\b
      | \bunsafe\b | \bunsafe[A-Z]\w*
      /#.wordBoundaryKind(.simple)
    return file.code.matches(of: pattern).map {
      file.fault(at: $0.range.lowerBound, "\($0.output) belongs into a C bridge")
    }
  }

  /// Pointers are seen where C is called: in the bridges and where the system is asked.
  static let pointers = Rule("pointers stay near C") { (file: SourceFile) in
    guard let row = ImportTable.rows[file.target], !row.unsafe, !row.callsC else { return [] }
    let pattern = /\b(?:Unsafe|withUnsafe)\w+/.wordBoundaryKind(.simple)
    return file.code.matches(of: pattern).map {
      file.fault(at: $0.range.lowerBound, "\($0.output) in a target that calls no C")
    }
  }

  /// Whoever holds a C object says so without giving up the compiler's checks.
  static let uncheckedSendable = Rule("one target vouches for Sendable") { (file: SourceFile) in
    guard file.target != "MicroHTTPServer" else { return [] }
    return file.code.matches(of: /@unchecked\s+Sendable|nonisolated\s*\(\s*unsafe/).map {
      file.fault(at: $0.range.lowerBound, "\($0.output) outside of MicroHTTPServer")
    }
  }
}
