import Foundation
import Testing

@testable import loaderd

@Suite(.timeLimit(.minutes(2))) struct SignalMaskTests {
  @Test(arguments: [SIGTERM, SIGINT])
  func theFirstSignalEndsWithZero(signal: Int32) throws {
    let program = try RunningProgram(["--port", "0"])
    let port = try #require(program.port())
    #expect(RecordedSurroundings().run("health", "--port", port) == .fine)
    program.send(signal)
    #expect(program.exitCode() == 0)
    #expect(program.line(containing: "stopped") != nil)
  }

  @Test func hangupDoesNotEnd() throws {
    let program = try RunningProgram(["--port", "0"])
    let port = try #require(program.port())
    program.send(SIGHUP)
    #expect(program.line(containing: "settings read again") != nil)
    #expect(RecordedSurroundings().run("health", "--port", port) == .fine)
    program.send(SIGTERM)
    #expect(program.exitCode() == 0)
  }

  @Test func aSecondSignalEndsAtOnceWithOne() throws {
    let program = try RunningProgram(["--port", "0", "--drain-delay", "300"])
    #expect(program.port() != nil)
    program.send(SIGTERM)
    #expect(program.line(containing: "stopping, ") != nil)
    program.send(SIGTERM)
    #expect(program.exitCode() == 1)
  }

  @Test func anAddressInUseIsOne() throws {
    let first = try RunningProgram(["--port", "0"])
    let port = try #require(first.port())
    let second = try RunningProgram(["--port", port])
    #expect(second.line(containing: port)?.contains("cannot listen") == true)
    #expect(second.exitCode() == 1)
  }

  @Test func wrongSettingsAreTwo() throws {
    let program = try RunningProgram([], environment: ["LOADERD_PORT": "x"])
    #expect(program.line(containing: "environment LOADERD_PORT") != nil)
    #expect(program.exitCode() == 2)
  }

  @Test func servesOnAUnixSocket() throws {
    let path = "/tmp/loaderd-\(UUID()).sock"
    let program = try RunningProgram([], environment: ["LOADERD_LISTEN": "unix:\(path)"])
    #expect(program.line(containing: "listening on unix:\(path)") != nil)
    #expect(RecordedSurroundings().run("health", "--listen", "unix:\(path)") == .fine)
    program.send(SIGTERM)
    #expect(program.exitCode() == 0)
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
