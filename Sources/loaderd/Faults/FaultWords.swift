import JSONReading

extension Fault: CustomStringConvertible {
  /// The fault in one sentence: the source, the value, what is accepted, the nearest name.
  var description: String {
    switch self {
    case .unaccepted(let value, let source, let accepted):
      "\(source): \(Quoted(value)) is not accepted; accepted is \(accepted)"
    case .contradiction(let key, let value, let source, let accepted):
      "\(source): \(key) \(value) does not fit; accepted is \(accepted)"
    case .unknownKey(let source, let nearest):
      "\(source): no such setting\(Self.suggestion(nearest, else: Self.keys))"
    case .unreadableFile(let path, let source, let fault):
      "\(source): the settings file \(OneLine(path)) \(fault)"
    case .wrongJSON(let path, let error):
      "file \(OneLine(path)), line \(error.line), column \(error.column): \(error.words)"
    case .noObject(let path, let found):
      "file \(OneLine(path)): \(found) is not accepted; accepted is an object of settings"
    case .unknownCommand(let name, let nearest):
      "no command \(Quoted(name))\(Self.suggestion(nearest, else: Self.commands))"
    case .unknownFlag(let flag, let command, let nearest):
      "\(command) has no flag \(Quoted(flag))"
        + Self.suggestion(nearest, else: "see: loaderd \(command) --help")
    case .missingValue(let flag, let accepted):
      "\(flag) lacks its value; accepted is \(accepted)"
    case .unwantedValue(let flag, let value):
      "\(flag) takes no value, but \(Quoted(value)) was given"
    case .repeatedFlag(let flag):
      "\(flag) is given more than once"
    case .unexpectedArgument(let argument, let command):
      "\(command) does not take the argument \(Quoted(argument)); see: loaderd \(command) --help"
    case .missingArgument(let name, let command):
      "\(command) lacks \(name); see: loaderd \(command) --help"
    case .noKey:
      "there is no key to sign by; accepted are signingKeys in the file or LOADERD_SIGNING_KEYS"
    case .noAddress(let place, let source):
      "\(source): \(place) tells no address to ask; accepted is --url or another place"
    }
  }

  private static var keys: String {
    "accepted are " + SettingTable.all.map(\.key).joined(separator: ", ")
  }

  private static var commands: String {
    "accepted are " + CommandName.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private static func suggestion(_ nearest: String?, else others: String) -> String {
    nearest.map { "; did you mean \($0)?" } ?? "; \(others)"
  }
}

extension FileFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .missing: "does not exist"
    case .directory: "is a directory"
    case .tooLong(let limit): "is longer than \(limit) bytes"
    case .refused(let number): "cannot be read: \(SystemError.words(for: number))"
    }
  }
}

extension FileFault {
  /// The fault of a file that was to be written.
  var wordsForWriting: String {
    if case .refused(let number) = self {
      "cannot be written: \(SystemError.words(for: number))"
    } else {
      "cannot be written: it \(self)"
    }
  }
}
