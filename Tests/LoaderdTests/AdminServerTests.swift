import Foundation
import Testing

@testable import loaderd

@Suite(.timeLimit(.minutes(2))) struct AdminServerTests {
  private func status(_ path: String, _ port: Int, within time: Duration = .seconds(30)) -> Int? {
    guard let address = HealthAddress(url: "http://127.0.0.1:\(port)\(path)") else { return nil }
    return try? HealthProbe.status(of: address, within: time)
  }

  private func adminPort(_ program: RunningProgram) -> Int? {
    let line = program.line(containing: "for operators on ") ?? ""
    return line.firstMatch(of: /for operators on 127\.0\.0\.1:(\d+)/).flatMap { Int($0.output.1) }
  }

  @Test func metricsAnswerThereAlone() throws {
    let program = try RunningProgram(["--port", "0", "--admin-listen", "127.0.0.1:0"])
    let admin = try #require(adminPort(program))
    let main = try #require(program.port().flatMap(Int.init))
    #expect(status("/metrics", main) == 404)
    #expect(status("/healthz", main) == 200)
    #expect(status("/readyz", main) == 200)
    #expect(status("/loaders", main) == 200)
    #expect(status("/metrics", admin) == 200)
    #expect(status("/healthz", admin) == 200)
    #expect(status("/readyz", admin) == 200)
    #expect(status("/loaders", admin) == 404)
    #expect(status("/loader/coins.svg", admin) == 404)
    program.send(SIGTERM)
    #expect(program.exitCode() == 0)
  }

  @Test func itAnswersWhenTheOtherIsFull() throws {
    let program = try RunningProgram([
      "--port", "0", "--admin-listen", "127.0.0.1:0", "--connections", "16", "--workers", "2",
    ])
    let admin = try #require(adminPort(program))
    let main = try #require(program.port().flatMap(Int.init))
    var held: [Int32] = []
    defer { for descriptor in held { close(descriptor) } }
    for _ in 0..<64 { held.append(try connected(main)) }
    #expect(status("/healthz", main, within: .milliseconds(500)) == nil)
    for path in ["/healthz", "/readyz", "/metrics"] { #expect(status(path, admin) == 200) }
    program.send(SIGTERM)
    #expect(program.exitCode() == 0)
  }

  @Test func itTellsThatTheServiceDrains() throws {
    let program = try RunningProgram([
      "--port", "0", "--admin-listen", "127.0.0.1:0", "--drain-delay", "300",
    ])
    let admin = try #require(adminPort(program))
    program.send(SIGTERM)
    #expect(program.line(containing: "stopping, ") != nil)
    #expect(status("/readyz", admin) == 503)
    #expect(status("/healthz", admin) == 200)
    program.send(SIGTERM)
    #expect(program.exitCode() == 1)
  }

  private func connected(_ port: Int) throws -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    try #require(descriptor >= 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(clamping: port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    #expect(result == 0)
    return descriptor
  }
}
