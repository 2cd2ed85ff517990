/// One flag of a command.
struct Flag: Equatable, Sendable {
  /// The name without dashes.
  let name: String
  /// The one-letter name, `nil` for none.
  var letter: Character?
  /// What stands for the value in the help text, `nil` for a flag without one.
  var placeholder: String?
  /// What is accepted as the value, in words.
  var accepted = ""
  /// Whether the flag may be given more than once.
  var isRepeatable = false
  /// What the flag does, in a sentence.
  let help: String

  /// The flag of a setting.
  init(_ setting: Setting) {
    self.init(
      setting.flag, placeholder: setting.placeholder, accepted: setting.accepted,
      help: setting.help)
  }

  /// Makes a flag.
  init(
    _ name: String, letter: Character? = nil, placeholder: String? = nil, accepted: String = "",
    isRepeatable: Bool = false, help: String
  ) {
    self.name = name
    self.letter = letter
    self.placeholder = placeholder
    self.accepted = accepted
    self.isRepeatable = isRepeatable
    self.help = help
  }

  /// The flag that every command has.
  static let help = Flag("help", letter: "h", help: "Show this text.")
}
