import MicroHTTPServer
import Synchronization
import Testing

@testable import loaderd

/// What SIGHUP does with the settings; the file changes before each signal.
@Suite struct ReloadTests {
  private struct Run {
    let server = KeptServer()
    let recorded: RecordedSurroundings

    init(_ arguments: String..., contents: [String], environment: [String: String] = [:]) {
      let rest = Mutex(contents)
      let place = Mutex<RecordedSurroundings?>(nil)
      let signals = GivenSignals(
        .hangup, .stop,
        before: {
          guard let next = rest.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return }
          place.withLock { $0?.put(next, at: "f") }
        })
      let server = server
      recorded = RecordedSurroundings(
        environment: environment, files: ["f": "{}"],
        start: { (_) throws(StartFault) in server }, nextSignal: signals.next)
      place.withLock { $0 = recorded }
      _ = CommandLineTool(surroundings: recorded.surroundings)
        .run(["serve", "--config", "f"] + arguments)
      place.withLock { $0 = nil }
    }
  }

  @Test func whatCanChangeChanges() throws {
    let run = Run(contents: [#"{"maxAge": 77, "accessLog": "json"}"#])
    let settings = try #require(run.server.reloaded.withLock { $0.first }).settings
    #expect(settings.maxAge == 77)
    #expect(settings.accessLog == .json)
    #expect(
      run.recorded.messages.contains(
        "loaderd: settings read again: maxAge 77 (file f /maxAge), accessLog json (file f /accessLog)"
      ))
  }

  @Test func whatCannotChangeStaysAndIsTold() throws {
    let run = Run(contents: [#"{"maxAge": 77, "workers": 7, "port": 0, "connections": 16}"#])
    let settings = try #require(run.server.reloaded.withLock { $0.first }).settings
    #expect(settings.maxAge == 77)
    #expect(settings.workers == Settings().workers)
    #expect(settings.port == 8080)
    let told = run.recorded.messages.filter { $0.contains("takes effect at the next start") }
    #expect(told.count == 3)
    #expect(
      told.first
        == "loaderd: port 0 (file f /port) takes effect at the next start; now it is 8080")
  }

  @Test func flagsWinAgain() throws {
    let run = Run("--max-age", "5", contents: [#"{"maxAge": 77}"#])
    #expect(try #require(run.server.reloaded.withLock { $0.first }).settings.maxAge == 5)
    #expect(run.recorded.messages.contains("loaderd: settings read again: nothing has changed"))
  }

  @Test(arguments: [
    (#"{"maxAge": -1, "wrokers": 3}"#, 2), ("{", 1), ("[]", 1),
    (#"{"connectionPool": 4096}"#, 1),
  ])
  func faultsLeaveAllAsItWas(contents: String, faults: Int) {
    let run = Run(contents: [contents])
    #expect(run.server.reloaded.withLock { $0.isEmpty })
    #expect(run.server.steps.withLock { $0.first } == "faulty")
    let messages = run.recorded.messages
    #expect(messages.count == 1 + faults + 1 + 2)
    #expect(messages[1 + faults].contains("all stays as it was"))
  }

  @Test func aServiceThatCannotBeMadeLeavesAllAsItWas() {
    let run = Run(contents: [#"{"presets": {"bad": "size=1"}}"#])
    #expect(run.server.reloaded.withLock { $0.isEmpty })
    #expect(run.recorded.messages.contains("loaderd: bad preset"))
    #expect(run.recorded.messages.contains { $0.contains("all stays as it was") })
  }

  @Test func theManagerIsTold() {
    let states = Run(contents: []).recorded.states
    #expect(states.count == 4)
    #expect(states.first == .ready("listening on http://127.0.0.1:1"))
    if case .reloading(let time) = states[1] {
      #expect(time > 0)
    } else {
      Issue.record("\(states)")
    }
    #expect(states[2] == states[0])
    #expect(states.last == .stopping("stopping, requests in flight may take 20 s"))
  }

  @Test(arguments: SettingTable.all.map(\.key))
  func everySettingCanBeCopied(key: String) throws {
    let setting = try #require(SettingTable.setting(ofKey: key))
    var settings = Settings()
    setting.copy(Settings(), &settings)
    #expect(settings == Settings())
    #expect(setting.isSame(settings, Settings()))
  }
}
