/// Where the value of a setting comes from.
enum SettingSource: Equatable, Sendable {
  /// Nobody set it.
  case standard
  /// A member of the settings file, by its JSON pointer (RFC 6901).
  case file(path: String, pointer: String)
  /// An environment variable.
  case environment(String)
  /// A flag, without its dashes.
  case flag(String)
  /// A socket of the service manager, by its name.
  case inherited(String)

  /// The precedence: a higher one wins.
  var precedence: Int {
    switch self {
    case .standard: 0
    case .file: 1
    case .environment: 2
    case .flag: 3
    case .inherited: 4
    }
  }
}

extension SettingSource: CustomStringConvertible {
  var description: String {
    switch self {
    case .standard: "default"
    case .file(let path, let pointer): "file \(OneLine(path)) \(OneLine(pointer))"
    case .environment(let name): "environment \(name)"
    case .flag(let name): "flag --\(name)"
    case .inherited(let name): "socket \(Quoted(name)) of the service manager"
    }
  }
}
