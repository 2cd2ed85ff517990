/// A place to listen that is no host and port.
enum ListenChoice: Equatable, Sendable {
  /// A Unix socket by its absolute path.
  case unix(path: String)
  /// A listening socket that was opened by the parent process.
  case descriptor(Int32)

  /// The longest path of a Unix socket, in bytes: `sun_path` less its closing null.
  static let longestPath = 107

  /// What places of this kind begin with.
  static let prefixes = ["unix:", "fd:"]

  /// Reads `unix:/path` or `fd:3`.
  init?(_ text: String) {
    if let path = Self.rest(of: text, behind: "unix:") {
      guard path.hasPrefix("/"), path.utf8.count <= Self.longestPath, path.utf8.count > 1,
        path.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7f })
      else { return nil }
      self = .unix(path: path)
    } else if let number = Self.rest(of: text, behind: "fd:"),
      let descriptor = WholeNumber.value(of: number, in: 3...65_535)
    {
      self = .descriptor(Int32(descriptor))
    } else {
      return nil
    }
  }

  private static func rest(of text: String, behind prefix: String) -> String? {
    text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil
  }
}

extension ListenChoice: CustomStringConvertible {
  var description: String {
    switch self {
    case .unix(let path): "unix:\(path)"
    case .descriptor(let descriptor): "fd:\(descriptor)"
    }
  }
}
