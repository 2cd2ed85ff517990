/// The commands of the program.
enum CommandName: String, CaseIterable, Sendable {
  case serve, render, export, list, sign, health, check, version

  /// What the command does, in a sentence.
  var summary: String {
    switch self {
    case .serve: "Serve loading animations over HTTP; the command when none is given."
    case .render: "Write one loader to a file or to standard output, as the server would send it."
    case .export: "Write loaders as files for a static host, the same bytes as the server sends."
    case .list: "List the loaders."
    case .sign: "Sign the address of a loader or of frames by the first of the signing keys."
    case .health: "Ask a running service whether it is well; for checks of containers."
    case .check: "Check the settings, or the files of loaders in DIR, and show what is in effect."
    case .version: "Show the version."
    }
  }

  /// The one argument beside the flags, `nil` for none.
  var positional: String? {
    switch self {
    case .render: "NAME"
    case .export: "DIR"
    case .sign: "URL"
    case .check: "DIR"
    default: nil
    }
  }

  /// Whether the command can do without that argument.
  var isPositionalOptional: Bool { self == .check }

  /// Whether flags that are not listed are taken as parameters of a loader.
  var takesParameters: Bool { self == .render }

  /// The flags, without those of the settings, in the order in which they are shown.
  var ownFlags: [Flag] {
    switch self {
    case .serve, .check: [Self.config, .help]
    case .render: [Self.format, Self.output] + Self.loaderFiles + [.help]
    case .export:
      [
        Self.only, Self.formats, Self.set, Self.sets, Self.jobs, Self.anew, Self.config, .help,
      ]
    case .list: [Self.json] + Self.loaderFiles + [.help]
    case .sign: [Self.expires, Self.config, .help]
    case .health: [Self.url, Self.timeout, Self.config, .help]
    case .version: [.help]
    }
  }

  /// The flags of the settings that the command follows.
  var settingFlags: [Flag] {
    switch self {
    case .serve, .check, .health, .sign, .export: SettingTable.all.map { Flag($0) }
    case .render, .list, .version: []
    }
  }

  /// Every flag of the command.
  var flags: [Flag] { settingFlags + ownFlags }
}

extension CommandName {
  static let config = Flag(
    SettingsSources.fileFlag, placeholder: "FILE", accepted: "the path of a JSON file",
    help: "Read settings from this JSON file (environment \(SettingsSources.fileVariable));"
      + " without it \(SettingsSources.standardFile) is read if it exists.")
  static let format = Flag(
    "format", placeholder: "EXTENSION", accepted: "the extension of a format, such as svg",
    help: "The format to write; without it the extension of NAME, that of FILE, or svg."
      + " json and ndjson give the states of frames.")
  static let output = Flag(
    "output", letter: "o", placeholder: "FILE", accepted: "the path of a file, or -",
    help: "Write to this file; - or nothing is standard output.")
  /// The flags of the settings about files that describe loaders.
  static let loaderFiles = SettingTable.all.filter {
    $0.key == "loaders" || $0.key == "overrideLoaders"
  }.map { Flag($0) }
  static let json = Flag("json", help: "Write the catalogue as JSON, as the server would send it.")
  static let url = Flag(
    "url", placeholder: "URL", accepted: "http://host, http://host:port or with a path behind",
    help: "The address to ask instead of that in the settings; the path is /healthz if none is"
      + " given.")
  static let expires = Flag(
    "expires", placeholder: "TIME", accepted: Expiry.accepted,
    help: "From when on the address is good no more: seconds since 1970, or +SECONDS from now."
      + " Without it, it is good as long as the key.")
  static let timeout = Flag(
    "timeout", placeholder: "SECONDS", accepted: HealthCommand.timeoutKind.accepted,
    help: "How long the answer may take. Default 5.")
}
