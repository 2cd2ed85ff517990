import Foundation
import Testing

@testable import MicroHTTPServer

struct UTCTimeTests {
  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (951_782_400, "2000-02-29T00:00:00Z"),
      (-1, "1969-12-31T23:59:59Z"), (4_107_542_399, "2100-02-28T23:59:59Z"),
      (4_107_542_400, "2100-03-01T00:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
    ] as [(Int64, String)])
  func instantsAreTold(_ seconds: Int64, _ text: String) {
    #expect(UTCTime.text(seconds) == text)
  }

  @Test func itIsTheSystemsCalendar() {
    for seconds in stride(from: Int64(0), to: 8_000_000_000, by: 5_000_011) {
      let date = Date(timeIntervalSince1970: Double(seconds))
      #expect(UTCTime.text(seconds) == date.formatted(.iso8601))
    }
  }
}
