import DataLoaders

/// Checks the settings and the files of loaders, and shows what is in effect.
struct CheckCommand: Sendable {
  let surroundings: Surroundings

  func run(_ arguments: ParsedArguments) -> ExitCode {
    let directory = arguments.positionals.first
    let resolved = surroundings.settings(for: arguments, loaders: directory)
    for notice in resolved.notices { surroundings.message("loaderd: \(notice)") }
    let faults = arguments.faults + resolved.faults
    guard faults.isEmpty else { return surroundings.report(faults) }
    do throws(StartFault) {
      let loaders = try Composition.loaders(resolved.settings, files: surroundings.loaderFiles)
      if let place = resolved.settings.loaders, loaders.outcomes.isEmpty {
        surroundings.message(
          "loaderd: the directory of loaders \(OneLine(place)) has no file whose name ends with"
            + " .json")
      }
      let lines = loaders.faultLines(in: resolved.settings)
      guard lines.isEmpty else { return fail(lines) }
      _ = try Composition.service(resolved.settings, loaders: loaders)
      return surroundings.put(
        directory == nil ? Self.table(of: resolved) : Self.table(of: loaders))
    } catch {
      return fail([error.reason])
    }
  }

  private func fail(_ lines: [String]) -> ExitCode {
    for line in lines { surroundings.message("loaderd: \(line)") }
    return .wrongUsage
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

  /// Every file on a line: its name, and the name and the title of its loader.
  static func table(of loaders: LoaderCollection) -> String {
    TextTable.lines(
      loaders.outcomes.map { outcome in
        ["\(OneLine(outcome.file))", outcome.loader?.name ?? "", outcome.loader?.title ?? ""]
      })
  }
}
