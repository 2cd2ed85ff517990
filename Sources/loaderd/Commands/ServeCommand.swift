/// Starts the server and waits for the signals that end it.
struct ServeCommand: Sendable {
  let surroundings: Surroundings

  func run(_ arguments: ParsedArguments) -> ExitCode {
    let resolved = surroundings.settings(for: arguments)
    let faults = arguments.faults + resolved.faults
    guard faults.isEmpty else { return surroundings.report(faults) }
    for notice in resolved.notices { log(.warning, "loaderd: \(notice)", resolved.settings) }
    surroundings.takeSignals()
    do throws(StartFault) {
      let server = try surroundings.start(resolved)
      log(.info, Self.startLine(server, resolved), resolved.settings)
      wait(for: server, resolved.settings)
      return .fine
    } catch {
      surroundings.message("loaderd: \(error.reason)")
      return .failed
    }
  }

  /// The line that tells that the service is up: the address and what is not at its default.
  static func startLine(_ server: any RunningServer, _ resolved: ResolvedSettings) -> String {
    let changed = resolved.changed.map { setting in
      "\(setting.key) \(setting.show(resolved.settings)) (\(resolved.source(of: setting.key)))"
    }
    let settings = changed.isEmpty ? "" : "; " + changed.joined(separator: ", ")
    let admin = server.adminPlace.map { ", for operators on \($0)" } ?? ""
    return "loaderd \(version) listening on \(server.place)\(admin)\(settings)"
  }

  private func wait(for server: any RunningServer, _ settings: Settings) {
    waitForStop(settings)
    server.beginDraining()
    log(.info, "loaderd: stopping, requests in flight may take \(Self.words(settings))", settings)
    // Ends the process when a second signal comes; otherwise it goes on until the process ends.
    BackgroundThread.start {
      waitForStop(settings)
      log(.warning, "loaderd: second signal, stopping at once", settings)
      surroundings.end(.failed)
    }
    if settings.drainDelay > .zero { surroundings.pause(settings.drainDelay) }
    if !server.drain(within: settings.drainTimeout) {
      log(
        .warning, "loaderd: requests were still in flight at the end of the drain timeout", settings
      )
    }
    server.stop()
    log(.info, "loaderd: stopped", settings)
  }

  private func waitForStop(_ settings: Settings) {
    while surroundings.nextSignal() == .hangup {
      log(.info, "loaderd: SIGHUP ignored: settings are read at the start only", settings)
    }
  }

  private static func words(_ settings: Settings) -> String {
    SecondsText.text(of: settings.drainTimeout) + " s"
  }

  private func log(_ level: LogLevel, _ text: String, _ settings: Settings) {
    if level >= settings.logLevel { surroundings.message(text) }
  }
}
