import HTTPMessages
import Testing

@Suite struct PathSegmentsTests {
  @Test(arguments: [
    ("/", [""]), ("/loaders", ["loaders"]), ("/loaders/", ["loaders", ""]), ("//", ["", ""]),
    ("/a/./b", ["a", ".", "b"]), ("/a/../b", ["a", "..", "b"]), ("/a/%2e%2E/b", ["a", "..", "b"]),
    ("/a%2Fb", ["a/b"]), ("/%2f", ["/"]), ("/a+b", ["a+b"]), ("/%C3%A9.svg", ["é.svg"]),
    ("/loader/balls%2Esvg", ["loader", "balls.svg"]),
  ])
  func decodesSegmentBySegment(_ path: String, _ segments: [String]) throws {
    #expect(try PathSegments(Array(path.utf8)).segments == segments)
  }

  @Test(arguments: [
    ("", MessageFault.noLeadingSlash), ("a/b", .noLeadingSlash), ("*", .noLeadingSlash),
    ("/a%", .badEscape), ("/%g0", .badEscape), ("/%2", .badEscape), ("/%FF", .invalidUTF8),
    ("/a%00b", .nulByte), ("/a\0b", .nulByte),
  ])
  func tellsWhatIsWrong(_ path: String, _ fault: MessageFault) {
    #expect(throws: fault) { try PathSegments(Array(path.utf8)) }
  }
}
