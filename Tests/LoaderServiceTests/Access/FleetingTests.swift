import HTTPMessages
import Testing

@testable import LoaderService

@Suite struct FleetingTests {
  private static let day = CacheControl.shared(maxAge: 86_400).fieldValue

  @Test(arguments: [(-5, 0), (0, 0), (1, 1), (86_399, 86_399), (86_400, 86_400), (99_999, 86_400)])
  func isKeptNoLongerThanTheAddressIsGood(left: Int, maxAge: Int) {
    var response = Response(status: .ok, headers: ["Cache-Control": Self.day])
    response.provenance.isReusable = true
    Fleeting.bound(&response, by: Deadline(end: 1000 + left, clock: { 1000 }))
    #expect(response.headers["Cache-Control"] == "public, max-age=\(maxAge)")
    #expect(!response.provenance.isReusable)
  }

  @Test(arguments: [("no-store", "no-store"), ("private, max-age=60", "no-store")])
  func whatIsNotUnderstoodIsNotKept(value: String, bounded: String) {
    var response = Response(status: .ok, headers: ["Cache-Control": value])
    Fleeting.bound(&response, by: Deadline(end: 60, clock: { 0 }))
    #expect(response.headers["Cache-Control"] == bounded)
  }
}
