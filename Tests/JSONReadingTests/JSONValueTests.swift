import JSONReading
import Testing

@Suite struct JSONValueTests {
  static let all: [JSONValue] = [
    .null, .bool(true), .integer(3), .number(2.5), .string("a"), .array([.null]),
    .object([.init(key: "k", value: .null)]),
  ]

  @Test func givesEachKindToItsOwnReaderOnly() {
    #expect(Self.all.map(\.text) == [nil, nil, nil, nil, "a", nil, nil])
    #expect(Self.all.map(\.double) == [nil, nil, 3, 2.5, nil, nil, nil])
    #expect(Self.all.map(\.elements) == [nil, nil, nil, nil, nil, [.null], nil])
    let members = JSONValue.Member(key: "k", value: .null)
    #expect(Self.all.map(\.members) == [nil, nil, nil, nil, nil, nil, [members]])
  }
}
