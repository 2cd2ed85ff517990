/// Whom to ask for the health of a service.
struct HealthAddress: Equatable, Sendable {
  /// Where the service listens.
  enum Place: Equatable, Sendable {
    /// A host name or address, and a port.
    case tcp(host: String, port: Int)
    /// A Unix socket.
    case unix(path: String)
  }

  /// Where the service listens.
  var place: Place
  /// The path to ask for.
  var path = Self.standardPath

  /// The route of liveness.
  static let standardPath = "/healthz"

  /// The address that the settings of the service tell, seen from the same machine.
  init(_ resolved: ResolvedSettings) throws(Fault) {
    let settings = resolved.settings
    if let admin = settings.adminListen {
      place = try Self.place(of: admin, resolved.source(of: "adminListen"))
      return
    }
    switch settings.listen {
    case .unix(let path): place = .unix(path: path)
    case .descriptor(let descriptor):
      throw .noAddress(place: "fd:\(descriptor)", source: resolved.source(of: "listen"))
    case nil:
      guard settings.port != 0 else {
        throw .noAddress(place: "port 0", source: resolved.source(of: "port"))
      }
      place = .tcp(host: Self.reachable(settings.host), port: settings.port)
    }
  }

  /// Reads `http://host[:port][/path]`; the port is 80 and the path `/healthz` when left out.
  init?(url: String) {
    let scheme = "http://"
    guard url.hasPrefix(scheme), url.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
      return nil
    }
    let rest = url.dropFirst(scheme.count).prefix { $0 != "#" }
    let authority = rest.prefix { $0 != "/" && $0 != "?" }
    let path = rest[authority.endIndex...]
    guard let (host, port) = Self.hostAndPort(authority) else { return nil }
    place = .tcp(host: host, port: port)
    if !path.isEmpty, path != "/" { self.path = (path.hasPrefix("/") ? "" : "/") + path }
  }

  /// The value of the field `Host` (RFC 9110, section 7.2).
  var hostField: String {
    switch place {
    case .unix: "localhost"
    case .tcp(let host, let port): host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
    }
  }

  /// Where to ask a service that tells operators its health apart.
  private static func place(
    of admin: AdminPlace, _ source: SettingSource
  ) throws(Fault) -> Place {
    switch admin {
    case .other(.unix(let path)): return .unix(path: path)
    case .tcp(let host, let port) where port != 0: return .tcp(host: reachable(host), port: port)
    case .tcp, .other(.descriptor): throw .noAddress(place: "\(admin)", source: source)
    }
  }

  /// An address to connect to for one to listen on: every interface becomes the loop-back one.
  private static func reachable(_ host: String) -> String {
    switch host {
    case "0.0.0.0": "127.0.0.1"
    case "::": "::1"
    default: host
    }
  }

  private static func hostAndPort(_ authority: Substring) -> (String, Int)? {
    let host: Substring
    let rest: Substring
    if authority.hasPrefix("[") {
      guard let end = authority.firstIndex(of: "]") else { return nil }
      host = authority[authority.index(after: authority.startIndex)..<end]
      rest = authority[authority.index(after: end)...]
    } else {
      host = authority.prefix { $0 != ":" }
      rest = authority[host.endIndex...]
    }
    guard !host.isEmpty, !host.contains("@") else { return nil }
    if rest.isEmpty { return (String(host), 80) }
    guard rest.hasPrefix(":"),
      let port = WholeNumber.value(of: String(rest.dropFirst()), in: 1...65_535)
    else { return nil }
    return (String(host), port)
  }
}

extension HealthAddress: CustomStringConvertible {
  var description: String {
    switch place {
    case .tcp: "http://\(hostField)\(path)"
    case .unix(let socket): "unix:\(socket) \(path)"
    }
  }
}
