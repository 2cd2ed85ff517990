import Loaders

/// The arguments of a command, sorted into flags and the rest.
struct ParsedArguments: Equatable, Sendable {
  /// The values of the flags that take one, by name, in the order given.
  private(set) var values: [(name: String, value: String)] = []
  /// The flags without a value that were given.
  private(set) var switches: Set<String> = []
  /// The values of flags that the command does not list, where it takes any.
  private(set) var parameters: [(name: String, value: String)] = []
  /// The arguments that are no flags.
  private(set) var positionals: [String] = []
  /// What is wrong.
  private(set) var faults: [Fault] = []

  /// Sorts arguments by the flags of a command.
  init(_ arguments: [String], of command: CommandName) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        for positional in rest { take(positional: positional, of: command) }
        break
      } else if argument.hasPrefix("-"), argument != "-" {
        take(flag: argument, rest: &rest, of: command)
      } else {
        take(positional: argument, of: command)
      }
    }
    if let name = command.positional, positionals.isEmpty, !command.isPositionalOptional {
      faults.append(.missingArgument(name, command: command.rawValue))
    }
  }

  /// The value of a flag.
  func value(of name: String) -> String? {
    values.first { $0.name == name }?.value
  }

  /// The values of a flag that may be given more than once, in the order given.
  func values(of name: String) -> [String] {
    values.filter { $0.name == name }.map(\.value)
  }

  static func == (left: Self, right: Self) -> Bool {
    left.values.elementsEqual(right.values, by: ==) && left.switches == right.switches
      && left.parameters.elementsEqual(right.parameters, by: ==)
      && left.positionals == right.positionals && left.faults == right.faults
  }

  private mutating func take(positional: String, of command: CommandName) {
    if command.positional != nil, positionals.isEmpty {
      positionals.append(positional)
    } else {
      faults.append(.unexpectedArgument(positional, command: command.rawValue))
    }
  }

  private mutating func take(
    flag argument: String, rest: inout ArraySlice<String>, of command: CommandName
  ) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let written = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if let flag = Self.flag(written, of: command) {
      take(flag, written, attached, &rest)
    } else if command.takesParameters, written.hasPrefix("--"), written.count > 2 {
      let name = NameStyle.camel(String(written.dropFirst(2)))
      if let value = Self.value(attached, &rest) {
        parameters.append((name, value))
      } else {
        faults.append(.missingValue(flag: written, accepted: "the value of a parameter"))
      }
    } else {
      let name = String(written.drop { $0 == "-" })
      let nearest = NearestName.of(name, among: command.flags.map(\.name)).map { "--\($0)" }
      faults.append(.unknownFlag(written, command: command.rawValue, nearest: nearest))
      if attached == nil, let next = rest.first, !next.hasPrefix("-") { rest.removeFirst() }
    }
  }

  private mutating func take(
    _ flag: Flag, _ written: String, _ attached: String?, _ rest: inout ArraySlice<String>
  ) {
    let isRepeated = switches.contains(flag.name) || values.contains { $0.name == flag.name }
    if isRepeated, !flag.isRepeatable { faults.append(.repeatedFlag(written)) }
    if flag.placeholder == nil {
      if let attached { faults.append(.unwantedValue(flag: written, value: attached)) }
      switches.insert(flag.name)
    } else if let value = Self.value(attached, &rest) {
      values.append((flag.name, value))
    } else {
      faults.append(.missingValue(flag: written, accepted: flag.accepted))
    }
  }

  /// The attached value or the next argument, unless that is a flag itself.
  private static func value(_ attached: String?, _ rest: inout ArraySlice<String>) -> String? {
    if let attached { return attached }
    guard let next = rest.first, !next.hasPrefix("-") || isNumber(next) || next == "-" else {
      return nil
    }
    return rest.popFirst()
  }

  /// Whether an argument with a dash is a negative number.
  private static func isNumber(_ argument: String) -> Bool {
    argument.utf8.dropFirst().first.map { (0x30...0x39).contains($0) || $0 == 0x2e } ?? false
  }

  private static func flag(_ written: String, of command: CommandName) -> Flag? {
    if written.hasPrefix("--") {
      let name = written.dropFirst(2)
      return command.flags.first { $0.name == name }
    }
    guard written.count == 2, let letter = written.last else { return nil }
    return command.flags.first { $0.letter == letter }
  }
}
