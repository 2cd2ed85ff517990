import JSONReading

/// What is wrong with a command line or with the settings.
enum Fault: Error, Equatable, Sendable {
  /// A value that is not accepted where it stands.
  case unaccepted(value: String, source: SettingSource, accepted: String)
  /// Two settings that do not fit together: the first is at fault.
  case contradiction(key: String, value: String, source: SettingSource, accepted: String)
  /// A member of the settings file that is no setting.
  case unknownKey(source: SettingSource, nearest: String?)
  /// A settings file that cannot be read.
  case unreadableFile(path: String, source: SettingSource, FileFault)
  /// A settings file that is no JSON.
  case wrongJSON(path: String, JSONError)
  /// A settings file whose value is no object.
  case noObject(path: String, found: String)
  /// A command that does not exist.
  case unknownCommand(String, nearest: String?)
  /// A flag, with its dashes, that a command does not know.
  case unknownFlag(String, command: String, nearest: String?)
  /// A flag, with its dashes, without its value.
  case missingValue(flag: String, accepted: String)
  /// A flag, with its dashes, that takes no value but got one.
  case unwantedValue(flag: String, value: String)
  /// A flag, with its dashes, that was given more than once.
  case repeatedFlag(String)
  /// An argument that a command does not take.
  case unexpectedArgument(String, command: String)
  /// An argument that a command needs.
  case missingArgument(String, command: String)
  /// The settings hold no key to sign by.
  case noKey
  /// The settings name no address that could be asked.
  case noAddress(place: String, source: SettingSource)
}

/// Why a file cannot be read.
enum FileFault: Error, Equatable, Sendable {
  /// It does not exist.
  case missing
  /// It is a directory.
  case directory
  /// It is longer than a number of bytes.
  case tooLong(limit: Int)
  /// The system refuses, with its error number.
  case refused(Int32)
}
