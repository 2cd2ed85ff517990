import Loaders
import Formats
import HTTPMessages
import Testing

@testable import LoaderService

@Suite struct RuleSchemaTests {
  private static func text(_ rule: ParameterRule, _ taken: [String]) -> String? {
    RuleSchema.schema(rule, of: taken).map { String(decoding: $0.schema.bytes, as: UTF8.self) }
  }

  private static func given(_ name: String) -> String {
    #"{"required":["\#(name)"],"properties":{"\#(name)":{"not":{"const":""}}}}"#
  }

  @Test func anEmptyValueIsNoneAtAll() {
    let (a, b, c) = (Self.given("a"), Self.given("b"), Self.given("c"))
    #expect(
      Self.text(.excludes("a", ["b"]), ["a", "b"]) == #"{"not":{"allOf":[\#(a),\#(b)]}}"#)
    #expect(
      Self.text(.excludes("a", ["b", "c"]), ["a", "b", "c"])
        == #"{"not":{"allOf":[\#(a),{"anyOf":[\#(b),\#(c)]}]}}"#)
    #expect(
      Self.text(.needs("a", "b"), ["a", "b"]) == #"{"not":{"allOf":[\#(a),{"not":\#(b)}]}}"#)
    #expect(
      Self.text(.alternatives(["a", "b"]), ["a", "b"]) == #"{"not":{"allOf":[\#(a),\#(b)]}}"#)
  }

  @Test func ofAFlagCountsThatItIsSet() {
    #expect(
      Self.text(.flagExcludes("a", ["b"]), ["a", "b"])?.hasPrefix(
        #"{"not":{"allOf":[{"required":["a"],"properties":{"a":{"enum":[true,1,"1","true"]}}},"#)
        == true)
  }

  @Test(
    arguments: [
      (.excludes("a", ["b"]), ["a"]), (.excludes("a", ["b"]), ["b"]),
      (.flagExcludes("a", ["b"]), ["b"]), (.alternatives(["a", "b", "c"]), ["c"]),
      (.needs("a", "b"), ["b"]),
    ] as [(ParameterRule, [String])])
  func saysNothingOfWhatIsNotTaken(_ rule: ParameterRule, _ taken: [String]) {
    #expect(Self.text(rule, taken) == nil)
  }
}
