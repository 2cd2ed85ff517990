/// Starts the server and waits for the signals that change or end it.
struct ServeCommand: Sendable {
  let surroundings: Surroundings

  func run(_ arguments: ParsedArguments) -> ExitCode {
    let resolved = surroundings.settings(for: arguments)
    let faults = arguments.faults + resolved.faults
    guard faults.isEmpty else { return surroundings.report(faults) }
    surroundings.takeSignals()
    surroundings.beginLogging()
    for notice in resolved.notices { log(.warning, "loaderd: \(notice)", resolved.settings) }
    warnOfDescriptors(resolved.settings)
    do throws(StartFault) {
      let server = try surroundings.start(resolved)
      log(.info, Self.startLine(server, resolved), resolved.settings)
      surroundings.notify(.ready(Self.status(server)))
      surroundings.watch(server)
      wait(for: server, resolved, arguments)
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

  private static func status(_ server: any RunningServer) -> String {
    "listening on \(server.place)"
  }

  /// Descriptors beside those of connections: of operators, workers, files and the process itself.
  private static let otherDescriptors = 128

  private func warnOfDescriptors(_ settings: Settings) {
    guard let limit = surroundings.descriptorLimit(),
      limit < settings.connections + Self.otherDescriptors
    else { return }
    log(
      .warning,
      "loaderd: connections \(settings.connections) do not fit into the \(limit) descriptors that"
        + " the system allows (RLIMIT_NOFILE)", settings)
  }

  private func wait(
    for server: any RunningServer, _ resolved: ResolvedSettings, _ arguments: ParsedArguments
  ) {
    var running = resolved
    while surroundings.nextSignal() == .hangup { reload(server, &running, arguments) }
    let settings = running.settings
    server.beginDraining()
    let words = "stopping, requests in flight may take \(Self.words(settings))"
    log(.info, "loaderd: \(words)", settings)
    surroundings.notify(.stopping(words))
    // Ends the process when a second signal comes; otherwise it goes on until the process ends.
    BackgroundThread.start {
      while surroundings.nextSignal() == .hangup {
        log(.info, "loaderd: SIGHUP ignored: the service stops", settings)
      }
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

  private static func words(_ settings: Settings) -> String {
    SecondsText.text(of: settings.drainTimeout) + " s"
  }

  private func log(_ level: LogLevel, _ text: String, _ settings: Settings) {
    if level >= settings.logLevel { surroundings.message(text) }
  }
}

// Reading the settings again.
extension ServeCommand {
  private func reload(
    _ server: any RunningServer, _ running: inout ResolvedSettings, _ arguments: ParsedArguments
  ) {
    surroundings.notify(.reloading(microseconds: MonotonicTime.microseconds()))
    defer { surroundings.notify(.ready(Self.status(server))) }
    let next = surroundings.settings(for: arguments)
    guard next.faults.isEmpty else {
      server.noteFaultySettings()
      return keep(running, next.faults.map { "\($0)" })
    }
    let (settings, waiting) = next.replacing(running)
    do throws(StartFault) {
      try server.reload(settings)
    } catch {
      return keep(running, [error.reason])
    }
    for notice in next.notices { log(.warning, "loaderd: \(notice)", settings.settings) }
    log(.info, Self.reloadLine(settings, from: running), settings.settings)
    for setting in waiting {
      log(
        .warning,
        "loaderd: \(setting.key) \(setting.show(next.settings)) (\(next.source(of: setting.key)))"
          + " takes effect at the next start; now it is \(setting.show(running.settings))",
        settings.settings)
    }
    running = settings
  }

  /// The line that tells that settings were read again, and which are others than before.
  static func reloadLine(_ settings: ResolvedSettings, from running: ResolvedSettings) -> String {
    let changes = settings.changes(from: running).map { setting in
      "\(setting.key) \(setting.show(settings.settings)) (\(settings.source(of: setting.key)))"
    }
    return "loaderd: settings read again: "
      + (changes.isEmpty ? "nothing has changed" : changes.joined(separator: ", "))
  }

  private func keep(_ running: ResolvedSettings, _ faults: [String]) {
    for fault in faults { log(.error, "loaderd: \(fault)", running.settings) }
    log(
      .error, "loaderd: the settings that were read again are at fault: all stays as it was",
      running.settings)
  }
}
