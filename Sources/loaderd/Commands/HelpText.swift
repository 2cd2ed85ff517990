/// The help texts, made of the tables of commands, flags and settings.
enum HelpText {
  /// The text for the whole program.
  static var overall: String {
    let commands = CommandName.allCases.map { row($0.rawValue, $0.summary, indent: 12) }
    return """
      loaderd \(version) serves loading animations over HTTP.

      Usage:
        loaderd [COMMAND] [FLAGS]

      Commands:
      \(commands.joined(separator: "\n"))

      Without a command it serves; loaderd COMMAND --help shows the flags of a command.

      Examples:
        loaderd --port 9000
        loaderd render coins --scale 1.4 -o coins.svg
        loaderd check --config loaderd.json

      Exit codes: 0 fine, 1 failed while running, 2 wrong command line or settings.

      """
  }

  /// The text for one command.
  static func of(_ command: CommandName) -> String {
    var text = """
      \(command.summary)

      Usage:
        loaderd \(usage(of: command))

      Flags:
      \(command.ownFlags.map(flagRow).joined(separator: "\n"))

      """
    if !command.settingFlags.isEmpty {
      text += """

        Settings, by flag, environment variable or key of the JSON file (in this order of
        precedence):
        \(SettingTable.all.map(settingRow).joined(separator: "\n"))

        """
    }
    return text + notes(on: command)
  }

  private static func usage(of command: CommandName) -> String {
    switch command {
    case .serve: "[serve] [FLAGS]"
    case .render: "render NAME [FLAGS] [--PARAMETER VALUE]..."
    case .export: "export DIR [FLAGS]"
    case .sign: "sign URL [FLAGS]"
    case .check: "check [DIR] [FLAGS]"
    default: "\(command.rawValue) [FLAGS]"
    }
  }

  private static func notes(on command: CommandName) -> String {
    switch command {
    case .serve:
      """

      Signals: SIGTERM or SIGINT lets requests in flight finish within drain-timeout, then ends
      with 0; a second one stops at once and ends with 1. SIGHUP reads the settings again.

      """
    case .render:
      """

      Any parameter of the loader is a flag: --scale 1.4 or --scale=1.4.

      Examples:
        loaderd render coins -o coins.svg
        loaderd render balls --colors f00,0f0,00f --duration 1.2 > balls.svg
        loaderd render coins --format json --t 0.35

      """
    case .export:
      """

      Files are named DIR/loader/NAME.EXTENSION and DIR/frames/NAME.json, those of a named set
      DIR/SET/loader/NAME.EXTENSION; DIR/index.json tells of each its address, bytes, media type
      and entity tag. What is there and whole is not made again: begin a run that was cut short
      once more and it goes on. Rules about who may ask for what do not count.

      Ends with 0 when all files are there, with 1 when something failed, and with 2, before
      anything is written, when a set or a choice is wrong.

      Examples:
        loaderd export site
        loaderd export site --only coins,balls --formats svg,gif --set 'red=color=f00&size=96'

      """
    case .sign:
      """

      URL is an address as it stands in a page, or its path and query alone. What a
      proxy in front takes off the path must not stand in it.

      Examples:
        loaderd sign '/loader/coins.svg?size=64'
        loaderd sign 'https://example.org/loader/balls.svg' --expires +86400

      """
    case .health:
      """

      Ends with 0 when the answer has a status from 200 to 299 and with 1 otherwise, and says
      why in one line.

      """
    case .check:
      """

      Ends with 0 when everything is accepted and with 2 after listing every fault.
      With DIR its loaders are listed instead of the settings; it counts like --loaders DIR.

      Examples:
        loaderd check --port 9000
        loaderd check config/loaders

      """
    case .list, .version: ""
    }
  }

  private static func flagRow(_ flag: Flag) -> String {
    let letter = flag.letter.map { "-\($0), " } ?? ""
    let value = flag.placeholder.map { " \($0)" } ?? ""
    return "  \(letter)--\(flag.name)\(value)\n" + Wrapping.lines(flag.help, indent: 6)
  }

  private static func settingRow(_ setting: Setting) -> String {
    """
      --\(setting.flag) \(setting.placeholder)
    \(Wrapping.lines(setting.help, indent: 6))
    \(Wrapping.lines("Accepted: \(setting.accepted). Default: \(setting.standard).", indent: 6))
          \(setting.variable), \(setting.key)
    """
  }

  private static func row(_ name: String, _ text: String, indent: Int) -> String {
    let wrapped = Wrapping.lines(text, indent: indent)
    let head = "  " + name
    return head + wrapped.dropFirst(head.count)
  }
}
