/// The variables that Kubernetes puts into every container for each service of the name space.
///
/// A service named `loaderd` yields `LOADERD_PORT=tcp://10.0.0.1:8080` and its like, one named
/// `loaderd-canary` yields `LOADERD_CANARY_SERVICE_HOST`: none of them is a setting.
enum ServiceVariables {
  /// Whether a name has the form of a variable that is a service's and never a setting.
  static func contains(_ name: String) -> Bool {
    name.hasSuffix("_SERVICE_HOST") || name.hasSuffix("_SERVICE_PORT")
      || name.contains("_SERVICE_PORT_") || isPort(name)
  }

  /// Whether a value is the address that a service's `…_PORT` variable holds.
  static func isAddress(_ value: String) -> Bool {
    protocols.contains { value.hasPrefix("\($0.lowercased())://") }
  }

  /// Whether a name ends in `_PORT_8080_TCP`, or that with `_ADDR`, `_PORT` or `_PROTO` behind it.
  private static func isPort(_ name: String) -> Bool {
    var words = name.split(separator: "_")[...]
    if let last = words.last, ["ADDR", "PORT", "PROTO"].contains(last) { words.removeLast() }
    guard let proto = words.popLast(), protocols.contains(String(proto)),
      let number = words.popLast(), WholeNumber.value(of: String(number), in: 1...65_535) != nil
    else { return false }
    return words.last == "PORT"
  }

  private static let protocols = ["TCP", "UDP", "SCTP"]
}
