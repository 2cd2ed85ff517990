import Foundation
import Synchronization
import Testing

@testable import loaderd

/// The protocol of sd_notify(3), with a manager that is a socket of the test.
@Suite(.timeLimit(.minutes(1))) struct SupervisorTests {
  /// A socket that hears what a manager would.
  private final class Ear {
    let descriptor: Int32
    init(_ name: [UInt8]) throws {
      descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
      let result = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, socklen_t(2 + name.count))
        }
      }
      try #require(result == 0)
    }
    deinit { close(descriptor) }

    func hear() -> String {
      var bytes = [UInt8](repeating: 0, count: 500)
      let count = recv(descriptor, &bytes, bytes.count, 0)
      return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }
  }

  private func manager(_ place: String, _ more: [String: String] = [:]) -> Supervisor {
    Supervisor(
      environment: more.merging(["NOTIFY_SOCKET": place]) { $1 }, process: 7)
  }

  @Test(arguments: [
    (ServiceState.ready("a\nb"), "READY=1\nSTATUS=a b"),
    (.reloading(microseconds: 12), "RELOADING=1\nMONOTONIC_USEC=12"),
    (.stopping("soon"), "STOPPING=1\nSTATUS=soon"), (.alive, "WATCHDOG=1"),
  ])
  func statesAreTold(state: ServiceState, text: String) throws {
    let path = "/tmp/loaderd-\(UUID()).ear"
    let ear = try Ear(Array(path.utf8))
    defer { unlink(path) }
    #expect(manager(path).tell(state))
    #expect(ear.hear() == text)
  }

  @Test func anAbstractNameIsTold() throws {
    let name = "loaderd-\(UUID())"
    let ear = try Ear([0] + name.utf8)
    #expect(manager("@" + name).tell(.alive))
    #expect(ear.hear() == "WATCHDOG=1")
  }

  @Test(arguments: [
    "", "relative", "/tmp/nobody-\(UUID())", "/" + String(repeating: "x", count: 200),
  ])
  func withoutAManagerNothingHappens(place: String) {
    #expect(!manager(place).tell(.alive))
  }

  @Test(
    arguments: [
      (["WATCHDOG_USEC": "3000000"], .seconds(3)),
      (["WATCHDOG_USEC": "3000000", "WATCHDOG_PID": "7"], .seconds(3)),
      (["WATCHDOG_USEC": "3000000", "WATCHDOG_PID": "8"], nil), (["WATCHDOG_USEC": "x"], nil),
      ([:], nil),
    ] as [([String: String], Duration?)])
  func theIntervalIsRead(environment: [String: String], interval: Duration?) {
    #expect(manager("/a", environment).watchInterval == interval)
  }

  @Test func aServiceThatHangsFallsSilent() throws {
    let path = "/tmp/loaderd-\(UUID()).ear"
    let ear = try Ear(Array(path.utf8))
    defer { unlink(path) }
    let checks = Mutex(0)
    manager(path, ["WATCHDOG_USEC": "20000"]).watch { time in
      #expect(time == .milliseconds(5))
      return checks.withLock { checks in
        checks += 1
        return checks <= 3
      }
    }
    for _ in 0..<3 { #expect(ear.hear() == "WATCHDOG=1") }
    while checks.withLock({ $0 }) < 6 { usleep(1000) }
    var byte: UInt8 = 0
    #expect(recv(ear.descriptor, &byte, 1, Int32(MSG_DONTWAIT)) < 0)
  }
}
