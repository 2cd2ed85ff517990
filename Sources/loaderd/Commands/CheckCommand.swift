/// Checks the settings and shows those in effect.
struct CheckCommand: Sendable {
  let surroundings: Surroundings

  func run(_ arguments: ParsedArguments) -> ExitCode {
    let resolved = surroundings.settings(for: arguments)
    for notice in resolved.notices { surroundings.message("loaderd: \(notice)") }
    let faults = arguments.faults + resolved.faults
    guard faults.isEmpty else { return surroundings.report(faults) }
    return surroundings.put(Self.table(of: resolved))
  }

  /// Every setting on a line: key, value, source.
  static func table(of resolved: ResolvedSettings) -> String {
    let rows = SettingTable.all.map { setting in
      [
        setting.key, setting.show(resolved.settings), "\(resolved.source(of: setting.key))",
      ]
    }
    return TextTable.lines(rows)
  }
}
