import Loaders

/// The program: finds the command in the arguments and runs it.
struct CommandLineTool: Sendable {
  /// What the program touches.
  let surroundings: Surroundings

  /// Runs the arguments behind the program's name.
  func run(_ arguments: [String]) -> ExitCode {
    guard let first = arguments.first else { return run(.serve, []) }
    switch first {
    case "-h", "--help": return surroundings.put(HelpText.overall)
    case "--version": return run(.version, Array(arguments.dropFirst()))
    case "help": return help(Array(arguments.dropFirst()))
    default: break
    }
    if first.hasPrefix("-") { return run(.serve, arguments) }
    guard let command = CommandName(rawValue: first) else { return unknown(first) }
    return run(command, Array(arguments.dropFirst()))
  }

  private func run(_ command: CommandName, _ arguments: [String]) -> ExitCode {
    let parsed = ParsedArguments(arguments, of: command)
    if parsed.switches.contains(Flag.help.name) { return surroundings.put(HelpText.of(command)) }
    switch command {
    case .serve: return ServeCommand(surroundings: surroundings).run(parsed)
    case .render: return RenderCommand(surroundings: surroundings).run(parsed)
    case .list: return ListCommand(surroundings: surroundings).run(parsed)
    case .export: return ExportCommand(surroundings: surroundings).run(parsed)
    case .sign: return SignCommand(surroundings: surroundings).run(parsed)
    case .health: return HealthCommand(surroundings: surroundings).run(parsed)
    case .check: return CheckCommand(surroundings: surroundings).run(parsed)
    case .version:
      guard parsed.faults.isEmpty else { return surroundings.report(parsed.faults) }
      return surroundings.put("loaderd \(version)\n")
    }
  }

  private func help(_ arguments: [String]) -> ExitCode {
    guard let name = arguments.first else { return surroundings.put(HelpText.overall) }
    guard let command = CommandName(rawValue: name) else { return unknown(name) }
    return surroundings.put(HelpText.of(command))
  }

  private func unknown(_ name: String) -> ExitCode {
    let nearest = NearestName.of(name, among: CommandName.allCases.map(\.rawValue))
    return surroundings.report([.unknownCommand(name, nearest: nearest)])
  }
}
