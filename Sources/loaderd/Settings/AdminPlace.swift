import JSONReading
import MicroHTTPServer

/// Where operators and probes ask, apart from everybody else.
enum AdminPlace: Equatable, Sendable {
  /// A host name or address, and a port.
  case tcp(host: String, port: Int)
  /// A Unix socket or an inherited descriptor.
  case other(ListenChoice)

  /// Reads `127.0.0.1:9090`, `[::1]:9090`, `unix:/path` or `fd:3`.
  init?(_ text: String) {
    if let choice = ListenChoice(text) {
      self = .other(choice)
      return
    }
    guard !ListenChoice.prefixes.contains(where: text.hasPrefix),
      let mark = text.lastIndex(of: ":"),
      let port = WholeNumber.value(of: String(text[text.index(after: mark)...]), in: 0...65_535)
    else { return nil }
    var host = String(text[..<mark])
    if host.hasPrefix("["), host.hasSuffix("]") {
      host = String(host.dropFirst().dropLast())
      guard host.contains(":") else { return nil }
    } else if host.contains(":") {
      return nil
    }
    guard let host = SettingKind<String>.host.text(host) else { return nil }
    self = .tcp(host: host, port: port)
  }

  /// The address for the server.
  var address: ListenAddress {
    switch self {
    case .tcp(let host, let port): .tcp(host: host, port: UInt16(clamping: port))
    case .other(.unix(let path)): .unix(path: path)
    case .other(.descriptor(let descriptor)): .descriptor(descriptor)
    }
  }
}

extension AdminPlace: CustomStringConvertible {
  var description: String {
    switch self {
    case .tcp(let host, let port): host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
    case .other(let choice): choice.description
    }
  }
}

extension SettingKind where Value == AdminPlace? {
  /// An address with a port, a Unix socket or an inherited descriptor, or nothing.
  static var adminPlace: Self {
    Self(
      placeholder: "PLACE",
      accepted: "host:port, [IPv6 address]:port, unix:/path or fd:N",
      text: { AdminPlace($0).map(Optional.some) },
      json: { $0.text.flatMap { AdminPlace($0).map(Optional.some) } },
      show: { $0?.description ?? "none" })
  }
}
