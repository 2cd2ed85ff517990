import Foundation
import LoaderService
import Synchronization
import Testing

@testable import loaderd

@Suite struct ServeCommandTests {
  @Test func drainsAndStopsAtTheFirstSignal() {
    let server = KeptServer()
    let signals = GivenSignals(.hangup, .stop)
    let recorded = RecordedSurroundings(
      start: { (_) throws(StartFault) in server }, nextSignal: signals.next)
    #expect(recorded.run("--drain-timeout", "3") == .fine)
    #expect(
      server.steps.withLock { $0 } == [
        "reload", "not ready", "drain \(Duration.seconds(3))", "stop",
      ])
    #expect(recorded.steps == ["take signals", "start"])
    #expect(recorded.ends.isEmpty)
    #expect(
      recorded.messages == [
        "loaderd \(version) listening on http://127.0.0.1:1; drainTimeout 3 (flag --drain-timeout)",
        "loaderd: settings read again: nothing has changed",
        "loaderd: stopping, requests in flight may take 3 s", "loaderd: stopped",
      ])
  }

  @Test func goesOnForTheDelay() {
    let server = KeptServer()
    let recorded = RecordedSurroundings(
      start: { (_) throws(StartFault) in server }, nextSignal: GivenSignals(.stop).next)
    #expect(recorded.run("--drain-delay", "2.5") == .fine)
    #expect(recorded.steps.last == "pause \(Duration.milliseconds(2500))")
    #expect(server.steps.withLock { $0.first } == "not ready")
  }

  @Test func aSecondSignalEndsTheProcessWhileDraining() {
    let ended = DispatchSemaphore(value: 0)
    let server = KeptServer(duringDrain: { _ = ended.wait(timeout: .now() + 60) })
    let signals = GivenSignals(.stop, .hangup, .stop)
    let recorded = RecordedSurroundings(
      start: { (_) throws(StartFault) in server }, nextSignal: signals.next,
      ended: { ended.signal() })
    #expect(recorded.run() == .fine)
    #expect(recorded.ends == [.failed])
    #expect(recorded.messages.contains("loaderd: second signal, stopping at once"))
  }

  @Test func anUnfinishedDrainIsToldAndStopped() {
    let server = KeptServer(isDrained: false)
    let recorded = RecordedSurroundings(
      start: { (_) throws(StartFault) in server }, nextSignal: GivenSignals(.stop).next)
    #expect(recorded.run() == .fine)
    #expect(server.steps.withLock { $0.last } == "stop")
    #expect(recorded.messages.contains { $0.contains("still in flight") })
  }

  @Test(arguments: [("info", 3), ("warning", 0), ("error", 0)])
  func logsFromItsLevelOn(level: String, lines: Int) {
    let recorded = RecordedSurroundings(
      start: { (_) throws(StartFault) in KeptServer() }, nextSignal: GivenSignals(.stop).next)
    #expect(recorded.run("--log-level", level) == .fine)
    #expect(recorded.messages.count == lines)
  }

  @Test func warnsOfVariablesThatAreIgnored() {
    let recorded = RecordedSurroundings(
      environment: ["LOADERD_PORT": "tcp://10.0.0.1:8080"],
      start: { (_) throws(StartFault) in KeptServer() }, nextSignal: GivenSignals(.stop).next)
    #expect(recorded.run("--log-level", "warning") == .fine)
    #expect(recorded.messages.count == 1)
    #expect(recorded.messages.first?.contains("LOADERD_PORT") == true)
  }

  @Test(arguments: [(4223, 1), (4224, 0)])
  func warnsOfTooFewDescriptors(limit: Int, warnings: Int) {
    let recorded = RecordedSurroundings(
      descriptorLimit: limit, start: { (_) throws(StartFault) in KeptServer() },
      nextSignal: GivenSignals(.stop).next)
    #expect(recorded.run() == .fine)
    #expect(recorded.messages.count { $0.contains("RLIMIT_NOFILE") } == warnings)
  }

  @Test func faultsKeepItFromStarting() {
    let recorded = RecordedSurroundings(
      environment: ["LOADERD_PORT": "x"],
      start: { (_) throws(StartFault) in
        Issue.record("started")
        return KeptServer()
      })
    #expect(recorded.run("--workers", "0") == .wrongUsage)
    #expect(recorded.messages.count == 2)
  }
}

/// A server that keeps what was asked of it.
final class KeptServer: RunningServer {
  let place = "http://127.0.0.1:1"
  let adminPlace: String? = nil
  let isDrained: Bool
  let reloaded = Mutex<[ResolvedSettings]>([])
  let duringDrain: @Sendable () -> Void
  let steps = Mutex<[String]>([])

  init(isDrained: Bool = true, duringDrain: @escaping @Sendable () -> Void = {}) {
    self.isDrained = isDrained
    self.duringDrain = duringDrain
  }

  func reload(_ resolved: ResolvedSettings) throws(StartFault) {
    steps.withLock { $0.append("reload") }
    if resolved.settings.presets.first?.name == "bad" { throw StartFault(reason: "bad preset") }
    reloaded.withLock { $0.append(resolved) }
  }

  func noteFaultySettings() { steps.withLock { $0.append("faulty") } }

  func turns(within time: Duration) -> Bool { true }

  func beginDraining() { steps.withLock { $0.append("not ready") } }

  func drain(within time: Duration) -> Bool {
    steps.withLock { $0.append("drain \(time)") }
    duringDrain()
    return isDrained
  }

  func stop() { steps.withLock { $0.append("stop") } }
}

/// Gives signals in order and no more behind the last one: the thread that waits is left waiting.
final class GivenSignals: Sendable {
  private let rest: Mutex<[Signal]>
  private let never = DispatchSemaphore(value: 0)
  private let before: @Sendable () -> Void

  /// Gives signals; something is done before each.
  init(_ signals: Signal..., before: @escaping @Sendable () -> Void = {}) {
    rest = Mutex(signals)
    self.before = before
  }

  var next: @Sendable () -> Signal {
    {
      self.before()
      if let signal = self.rest.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { return signal }
      self.never.wait()
      return .stop
    }
  }
}
