import Foundation
import Glibc
import Synchronization
import Testing

@testable import loaderd

@Suite struct HealthProbeTests {
  @Test(arguments: [
    ("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n", ExitCode.fine, "answers 200"),
    ("HTTP/1.1 204 No Content\r\n\r\n", .fine, "answers 204"),
    ("HTTP/1.1 503 Service Unavailable\r\n\r\n", .failed, "answers 503"),
    ("HTTP/1.1 301 Moved\r\n\r\n", .failed, "answers 301"),
    ("220 mail\r\n", .failed, "the answer is no HTTP/1"),
    ("HTTP/1.1 2", .failed, "the answer is no HTTP/1"),
    ("", .failed, "closed without an answer"),
  ])
  func endsByTheAnswer(answer: String, code: ExitCode, words: String) throws {
    let service = try #require(OneAnswer(answer))
    let recorded = RecordedSurroundings(environment: ["LOADERD_PORT": "\(service.port)"])
    #expect(recorded.run("health") == code)
    let line = (recorded.messages + [recorded.output]).joined()
    #expect(line.contains("http://127.0.0.1:\(service.port)/healthz"))
    #expect(line.contains(words))
    let request = service.request()
    #expect(request.hasPrefix("GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:\(service.port)\r\n"))
    #expect(request.hasSuffix("\r\n\r\n"))
  }

  @Test func asksTheURL() throws {
    let service = try #require(OneAnswer("HTTP/1.1 200 OK\r\n\r\n"))
    let recorded = RecordedSurroundings(environment: ["LOADERD_PORT": "1"])
    #expect(recorded.run("health", "--url", "http://localhost:\(service.port)/readyz") == .fine)
    #expect(service.request().hasPrefix("GET /readyz HTTP/1.1\r\nHost: localhost:"))
  }

  @Test func waitsNoLongerThanItsTime() throws {
    let service = try #require(OneAnswer(nil))
    let recorded = RecordedSurroundings()
    let port = "\(service.port)"
    withExtendedLifetime(service) {
      #expect(recorded.run("health", "--port", port, "--timeout", "100ms") == .failed)
    }
    #expect(recorded.messages.first?.hasSuffix("no answer in time") == true)
  }

  @Test func nobodyThereIsAFailure() throws {
    let service = try #require(OneAnswer(""))
    service.refuse()
    let recorded = RecordedSurroundings()
    withExtendedLifetime(service) {
      #expect(recorded.run("health", "--port", "\(service.port)") == .failed)
    }
    #expect(recorded.messages.first?.hasSuffix("Connection refused") == true)
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).sock").path
    #expect(recorded.run("health", "--listen", "unix:\(path)") == .failed)
    #expect(recorded.messages.last?.hasSuffix("No such file or directory") == true)
  }
}

/// A socket on the loop-back address that answers the first connection with given bytes.
private final class OneAnswer: Sendable {
  let port: UInt16
  private let listener: Int32
  private let done = DispatchSemaphore(value: 0)
  private let received = Mutex<[UInt8]>([])

  /// Listens; `nil` as the answer keeps the connection open without one.
  init?(_ answer: String?) {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let fd = listener
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
        bind(fd, general, length) == 0 && listen(fd, 4) == 0
          && getsockname(fd, general, &length) == 0
      }
    }
    guard isBound else { return nil }
    port = UInt16(bigEndian: address.sin_port)
    guard let answer else { return }
    Thread.detachNewThread { self.serve(Array(answer.utf8)) }
  }

  deinit { Glibc.close(listener) }

  /// Lets nobody connect any more.
  func refuse() { _ = shutdown(listener, Int32(SHUT_RDWR)) }

  /// The request, once it was answered.
  func request() -> String {
    done.wait()
    return String(decoding: received.withLock { $0 }, as: UTF8.self)
  }

  private func serve(_ answer: [UInt8]) {
    let connection = accept(listener, nil, nil)
    var chunk = [UInt8](repeating: 0, count: 1024)
    var request: [UInt8] = []
    while !request.suffix(4).elementsEqual(Array("\r\n\r\n".utf8)) {
      let count = read(connection, &chunk, chunk.count)
      guard count > 0 else { break }
      request += chunk[..<count]
    }
    received.withLock { [request] in $0 = request }
    _ = write(connection, answer, answer.count)
    Glibc.close(connection)
    done.signal()
  }
}
