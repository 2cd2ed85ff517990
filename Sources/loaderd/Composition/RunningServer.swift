/// A server that listens.
protocol RunningServer: Sendable {
  /// Where it listens, as it is shown to people, such as `http://127.0.0.1:8080`.
  var place: String { get }
  /// Where operators and probes ask apart from everybody else, `nil` for nowhere.
  var adminPlace: String? { get }
  /// Answers by other settings from now on, as far as they can change; all stays as it is on a fault.
  func reload(_ resolved: ResolvedSettings) throws(StartFault)
  /// Counts settings that were read again and are at fault.
  func noteFaultySettings()
  /// Whether every part of it does its work: each must have done something within a time.
  func turns(within time: Duration) -> Bool
  /// Tells probes that no more requests are welcome; goes on answering.
  func beginDraining()
  /// Tells clients to close and waits for requests in flight; whether all were finished in time.
  func drain(within time: Duration) -> Bool
  /// Stops and closes everything.
  func stop()
}

/// Why a server cannot be started.
struct StartFault: Error, Equatable {
  /// The reason, in words.
  let reason: String
}

/// The signals that the program takes.
enum Signal: Equatable, Sendable {
  /// SIGTERM or SIGINT: stop.
  case stop
  /// SIGHUP: read the settings again.
  case hangup
}
