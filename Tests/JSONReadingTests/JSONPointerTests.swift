import JSONReading
import Testing

@Suite struct JSONPointerTests {
  /// The example of RFC 6901, section 5.
  static let document = """
    {"foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\\\j": 5,
     "k\\"l": 6, " ": 7, "m~n": 8}
    """

  @Test(arguments: [
    ("/foo/0", JSONValue.string("bar")), ("/", .integer(0)), ("/a~1b", .integer(1)),
    ("/c%d", .integer(2)), ("/e^f", .integer(3)), ("/g|h", .integer(4)), ("/i\\j", .integer(5)),
    ("/k\"l", .integer(6)), ("/ ", .integer(7)), ("/m~0n", .integer(8)),
    ("/foo", .array([.string("bar"), .string("baz")])),
  ])
  func findsTheExamplesOfTheStandard(pointer: String, value: JSONValue) throws {
    #expect(try JSONValue(parsing: Self.document)[pointer: pointer] == value)
  }

  @Test func theEmptyPointerIsTheWhole() throws {
    let value = try JSONValue(parsing: Self.document)
    #expect(value[pointer: ""] == value)
  }

  @Test(arguments: [
    "foo", "/foo/2", "/foo/-1", "/foo/00", "/foo/01", "/foo/-", "/foo/", "/foo/0/x", "/Foo",
    "/m~n", "/m~2n", "/m~", "/foo/99999999999999999999", "/foo/１",
  ])
  func findsNothing(pointer: String) throws {
    #expect(try JSONValue(parsing: Self.document)[pointer: pointer] == nil)
  }

  @Test func comparesCodePoints() throws {
    let value = try JSONValue(parsing: "{\"\u{e9}\": 1, \"e\u{301}\": 2, \"\u{301}\": 3}")
    #expect(value[pointer: "/\u{e9}"] == .integer(1))
    #expect(value[pointer: "/e\u{301}"] == .integer(2))
    #expect(value[pointer: "/\u{301}"] == .integer(3))
  }

  @Test(arguments: [("m~n", "m~0n"), ("a/b", "a~1b"), ("~1", "~01"), ("plain", "plain")])
  func escapesTokens(key: String, token: String) {
    #expect(JSONValue.pointerToken(of: key) == token)
    let value = JSONValue.object([.init(key: key, value: .null)])
    #expect(value[pointer: "/" + token] == .null)
  }
}
