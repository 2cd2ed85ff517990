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
}
