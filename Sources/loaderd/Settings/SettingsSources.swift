/// What the settings are read from, lowest precedence last.
struct SettingsSources: Sendable {
  /// The flags that were given: setting and value.
  var flags: [(setting: Setting, value: String)] = []
  /// The file that `--config` names.
  var configFlag: String?
  /// The environment.
  var environment: [String: String] = [:]
  /// The sockets that the service manager hands down.
  var sockets = InheritedSockets()
  /// Reads a file.
  var file: @Sendable (String) throws(FileFault) -> [UInt8] = WholeFile.read

  /// The file that is read when nobody names one, if it exists.
  static let standardFile = "config/loaderd.json"
  /// The flag that names the file, without its dashes.
  static let fileFlag = "config"
  /// The environment variable that names the file.
  static let fileVariable = Setting.variablePrefix + "CONFIG"
}
