import Testing

@testable import LoaderService

@Suite struct AddressTextTests {
  @Test(arguments: [
    ("a=1&b=2,3", "a=1&b=2,3"), ("c=%25%26", "c=%25%26"), ("a b=é\"#+", "a%20b=%C3%A9%22%23%2B"),
    ("x=\n", "x=%0A"), ("", ""),
  ])
  func escapesWhatMayNotStandInAQuery(text: String, expected: String) {
    #expect(AddressText.query(text) == expected)
  }
}
