import Testing

@testable import Loaders

@Suite struct NearestNameTests {
  static let known = ["duration", "direction", "scale", "size", "speed", "t", "fps", "background"]

  static let meant: [(String, String)] = [
    ("duraton", "duration"), ("durration", "duration"), ("duratoin", "duration"),
    ("Duration", "duration"), ("DURATION", "duration"), ("scael", "scale"), ("sclae", "scale"),
    ("sise", "size"), ("sizes", "size"), ("sped", "speed"), ("fp", "fps"), ("fsp", "fps"),
    ("backgruond", "background"), ("backgrnd", "background"), ("directoin", "direction"),
    ("T", "t"),
    ("duration", "duration"),
  ]

  @Test(arguments: meant) func near(name: String, expected: String) {
    #expect(NearestName.of(name, among: Self.known) == expected)
  }

  @Test(arguments: ["", "xyz", "banana", "dur", "durationdurationduration", "scaaaaale"])
  func far(name: String) {
    #expect(NearestName.of(name, among: Self.known) == nil)
  }

  @Test func ofEquallyNearNamesTheFirstWins() {
    #expect(NearestName.of("cat", among: ["bat", "rat"]) == "bat")
    #expect(NearestName.of("cat", among: ["rat", "bat"]) == "rat")
    #expect(NearestName.of("cat", among: ["bats", "cut"]) == "cut")
  }

  @Test(arguments: ["x", "s", "1"]) func oneLetterIsNearNoOther(name: String) {
    #expect(NearestName.of(name, among: Self.known) == nil)
    #expect(NearestName.of(name, among: [name.uppercased()]) == name.uppercased())
  }

  @Test func veryLongNamesAreNotCompared() {
    let long = String(repeating: "a", count: 65)
    #expect(NearestName.of(long, among: [long]) == nil)
    #expect(NearestName.of(String(repeating: "a", count: 64), among: [long]) == long)
  }

  @Test func nothingIsNearWithoutNames() {
    #expect(NearestName.of("scale", among: []) == nil)
  }

  /// Known distances of optimal string alignment.
  static let distances: [(String, String, Int)] = [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("kitten", "sitting", 3),
    ("ab", "ba", 1), ("abcd", "acbd", 1), ("ca", "abc", 3), ("a cat", "an act", 2),
    ("saturday", "sunday", 3),
  ]

  @Test(arguments: distances) func distance(a: String, b: String, expected: Int) {
    #expect(NearestName.distance(Array(a.utf8), Array(b.utf8)) == expected)
    #expect(NearestName.distance(Array(b.utf8), Array(a.utf8)) == expected)
  }
}
