import JSONReading

/// One row of the table of settings: everything that is known about one setting.
struct Setting: Sendable {
  /// The name in the JSON file, lower camel case; the other names derive from it.
  let key: String
  /// What the setting does, in a sentence.
  let help: String
  /// What stands for the value in the help text.
  let placeholder: String
  /// What is accepted, in words.
  let accepted: String
  /// The default in words that hold on every machine.
  let standard: String
  /// When another value takes effect.
  let takesEffect: Moment
  /// Whether no message may show the value.
  let isSecret: Bool
  /// Takes the value of a flag or of an environment variable over; `false` when not accepted.
  let takeText: @Sendable (String, inout Settings) -> Bool
  /// Takes the value of a member of the file over; `false` when not accepted.
  let takeJSON: @Sendable (JSONValue, inout Settings) -> Bool
  /// Shows the value as a flag would be given.
  let show: @Sendable (Settings) -> String
  /// Whether the value is the same in both.
  let isSame: @Sendable (Settings, Settings) -> Bool
  /// Copies the value.
  let copy: @Sendable (Settings, inout Settings) -> Void

  /// Makes a row of a key, the place of the value and its kind.
  init<Value: Equatable>(
    _ key: String, _ place: any WritableKeyPath<Settings, Value> & Sendable,
    _ kind: SettingKind<Value>,
    standard: String? = nil, isSecret: Bool = false, takesEffect: Moment = .atReload, help: String
  ) {
    self.isSecret = isSecret
    self.takesEffect = takesEffect
    self.key = key
    self.help = help
    placeholder = kind.placeholder
    accepted = kind.accepted
    self.standard = standard ?? kind.show(Settings()[keyPath: place])
    takeText = { text, settings in
      guard let value = kind.text(text) else { return false }
      settings[keyPath: place] = value
      return true
    }
    takeJSON = { json, settings in
      guard let value = kind.json(json) else { return false }
      settings[keyPath: place] = value
      return true
    }
    show = { kind.show($0[keyPath: place]) }
    isSame = { $0[keyPath: place] == $1[keyPath: place] }
    copy = { $1[keyPath: place] = $0[keyPath: place] }
  }

  /// When another value of a setting takes effect.
  enum Moment: String, Sendable {
    /// When the settings are read again.
    case atReload = "reload"
    /// When the program is started again.
    case atStart = "start"
  }

  /// The flag without dashes: `headerDeadline` is `header-deadline`.
  var flag: String { NameStyle.kebab(key) }

  /// The environment variable: `headerDeadline` is `LOADERD_HEADER_DEADLINE`.
  var variable: String { Self.variablePrefix + NameStyle.upperSnake(key) }

  /// What the names of all environment variables begin with.
  static let variablePrefix = "LOADERD_"
}
