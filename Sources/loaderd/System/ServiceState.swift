/// What a service manager is told of the service (sd_notify(3)).
enum ServiceState: Equatable, Sendable {
  /// It answers; what it says about itself in words.
  case ready(String)
  /// It reads its settings again, since microseconds of the monotonic clock.
  case reloading(microseconds: Int64)
  /// It is about to end.
  case stopping(String)
  /// It does its work.
  case alive

  /// The text for the manager: an assignment a line.
  var text: String {
    switch self {
    case .ready(let status): "READY=1\nSTATUS=\(Self.line(status))"
    case .reloading(let microseconds): "RELOADING=1\nMONOTONIC_USEC=\(microseconds)"
    case .stopping(let status): "STOPPING=1\nSTATUS=\(Self.line(status))"
    case .alive: "WATCHDOG=1"
    }
  }

  private static func line(_ status: String) -> String {
    status.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
