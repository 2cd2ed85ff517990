extension Surroundings {
  /// Resolves the settings of a command that follows them.
  func settings(for arguments: ParsedArguments) -> ResolvedSettings {
    let flags = arguments.values.compactMap { name, value in
      SettingTable.setting(ofFlag: name).map { (setting: $0, value: value) }
    }
    return ResolvedSettings(
      SettingsSources(
        flags: flags, configFlag: arguments.value(of: SettingsSources.fileFlag),
        environment: environment, sockets: sockets, file: read))
  }
}
