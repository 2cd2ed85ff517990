import HTTPMessages

extension Surroundings {
  /// Resolves the settings of a command that follows them.
  ///
  /// A directory that is given besides counts like the flag `--loaders`.
  func settings(for arguments: ParsedArguments, loaders: String? = nil) -> ResolvedSettings {
    let given = arguments.values + (loaders.map { [("loaders", $0)] } ?? [])
    let flags = given.compactMap { name, value in
      SettingTable.setting(ofFlag: name).map { (setting: $0, value: value) }
    }
    return ResolvedSettings(
      SettingsSources(
        flags: flags, configFlag: arguments.value(of: SettingsSources.fileFlag),
        environment: environment, sockets: sockets, file: read))
  }

  /// Answers requests by the flags of a command alone, without a server.
  ///
  /// What is wrong with files that describe loaders is told; `nil` after a fault was.
  func responder(for arguments: ParsedArguments) -> Responder? {
    let flags = arguments.values.compactMap { name, value in
      SettingTable.setting(ofFlag: name).map { (setting: $0, value: value) }
    }
    let resolved = ResolvedSettings(
      SettingsSources(flags: flags) { (_) throws(FileFault) in throw .missing })
    let faults = arguments.faults + resolved.faults
    guard faults.isEmpty else {
      _ = report(faults)
      return nil
    }
    do throws(StartFault) {
      return try responder(resolved.settings)
    } catch {
      message("loaderd: \(error.reason)")
      return nil
    }
  }
}
