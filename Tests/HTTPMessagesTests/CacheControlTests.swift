import HTTPMessages
import Testing

@Suite struct CacheControlTests {
  @Test(arguments: [
    (CacheControl.noStore, "no-store"), (.shared(maxAge: 86_400), "public, max-age=86400"),
    (.shared(maxAge: 0), "public, max-age=0"), (.shared(maxAge: -1), "public, max-age=0"),
    (
      .shared(maxAge: CacheControl.year, immutable: true),
      "public, max-age=31536000, immutable"
    ),
  ])
  func isWrittenAsDirectives(_ control: CacheControl, _ expected: String) {
    #expect(control.fieldValue == expected)
  }

  @Test func aYearHas365Days() {
    #expect(CacheControl.year == 365 * 24 * 60 * 60)
  }

  @Test(arguments: [
    CacheControl.noStore, .shared(maxAge: 0), .shared(maxAge: 86_400),
    .shared(maxAge: CacheControl.year, immutable: true),
  ])
  func readsWhatItWrites(_ control: CacheControl) {
    #expect(CacheControl(control.fieldValue) == control)
  }

  @Test(arguments: [
    "", "public", "max-age=1", "public, max-age=01", "public, max-age=-1", "public, max-age=1,",
    "public, max-age=1, Immutable", "public, max-age=99999999999999999999",
  ])
  func readsNothingElse(_ value: String) {
    #expect(CacheControl(value) == nil)
  }

  @Test(arguments: [
    (CacheControl.shared(maxAge: 60), 61, CacheControl.shared(maxAge: 60)),
    (.shared(maxAge: 60), 60, .shared(maxAge: 60)), (.shared(maxAge: 60), 59, .shared(maxAge: 59)),
    (.shared(maxAge: 60, immutable: true), 9, .shared(maxAge: 9)), (.noStore, 9, .noStore),
    (.shared(maxAge: 60, immutable: true), 60, .shared(maxAge: 60, immutable: true)),
  ])
  func isBounded(_ control: CacheControl, _ seconds: Int, _ expected: CacheControl) {
    #expect(control.bounded(by: seconds) == expected)
  }
}
