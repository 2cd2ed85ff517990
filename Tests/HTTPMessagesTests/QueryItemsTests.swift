import HTTPMessages
import Testing

@Suite struct QueryItemsTests {
  @Test(
    arguments: [
      ("", []), ("&&&", []), ("a=1", ["a", "1"]), ("a", ["a", ""]), ("a=", ["a", ""]),
      ("=1", ["", "1"]), ("a=b=c", ["a", "b=c"]), ("a=1&&b=2&", ["a", "1", "b", "2"]),
      ("a=1+2", ["a", "1 2"]), ("a=%23f00", ["a", "#f00"]), ("a=%2C%2c", ["a", ",,"]),
      ("%61=%C3%A9", ["a", "é"]), ("a=%E2%82%AC", ["a", "€"]), ("a=é", ["a", "é"]),
      ("a=%00", ["a", "\0"]), ("a=x?y", ["a", "x?y"]), ("a=%2B", ["a", "+"]),
      ("a=%25", ["a", "%"]),
    ] as [(String, [String])])
  func decodes(_ query: String, _ expected: [String]) {
    let read = QueryItems(Array(query.utf8))
    #expect(read.items.flatMap { [$0.name, $0.value] } == expected)
    #expect(read.faults.isEmpty)
    #expect(read.firstBeyondMaximum == nil)
  }

  @Test(arguments: [
    ("x=%", "x", "%", MessageFault.badEscape), ("x=%2", "x", "%2", .badEscape),
    ("x=%zz", "x", "%zz", .badEscape), ("x=%-1", "x", "%-1", .badEscape),
    ("%=1", "%", "1", .badEscape), ("%=%41", "%", "A", .badEscape),
    ("x=%FF", "x", "%FF", .invalidUTF8), ("x=%C0%80", "x", "%C0%80", .invalidUTF8),
    ("x=%ED%A0%80", "x", "%ED%A0%80", .invalidUTF8), ("%ff=%g", "%ff", "%g", .invalidUTF8),
    ("x=%F4%90%80%80", "x", "%F4%90%80%80", .invalidUTF8),
  ])
  func tellsFaultsAndKeepsTheOthers(
    _ bad: String, _ name: String, _ value: String, _ problem: MessageFault
  ) {
    let read = QueryItems(Array("a=1&\(bad)&b=2".utf8))
    #expect(read.items.map(\.name) == ["a", "b"])
    #expect(read.faults.count == 1)
    #expect(read.faults.first?.name == name)
    #expect(read.faults.first?.value == value)
    #expect(read.faults.first?.problem == problem)
  }

  @Test func repairsRawBytesOfAFault() {
    let read = QueryItems([UInt8(ascii: "x"), UInt8(ascii: "="), 0xFF])
    #expect(read.faults.first?.value == "\u{FFFD}")
    #expect(read.faults.first?.problem == .invalidUTF8)
  }

  @Test(arguments: [0, 1, 63, 64, 65, 1000])
  func countsItemsUpToTheMaximum(_ count: Int) {
    let query = (0..<count).map { "p\($0)=\($0)" }.joined(separator: "&")
    let read = QueryItems(Array(query.utf8), maximum: 64)
    #expect(read.items.count == min(count, 64))
    #expect(read.firstBeyondMaximum?.name == (count > 64 ? "p64" : nil))
  }

  @Test func keepsRepeatedNames() {
    #expect(QueryItems(Array("a=1&a=2".utf8)).items.map(\.value) == ["1", "2"])
  }

  @Test func noQueryHasNoItems() {
    #expect(QueryItems(nil).items.isEmpty)
  }
}
