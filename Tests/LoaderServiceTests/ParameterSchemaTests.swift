import Loaders
import SceneGraph
import Testing

@testable import LoaderService

@Suite struct ParameterSchemaTests {
  private static func json(_ kind: ParameterKind, _ value: ParameterValue?, _ example: String)
    -> String
  {
    let parameter = Parameter("p", .own, kind, default: value, summary: "Words.", example: example)
    return String(decoding: ParameterSchema.property(parameter).bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      (
        .number(0.5...3), .number(1.5), "1.4",
        "\"type\":\"number\",\"minimum\":0.5,\"maximum\":3,\"default\":1.5,\"examples\":[1.4]"
      ),
      (
        .integer(0...9), .integer(6), "3",
        "\"type\":\"integer\",\"minimum\":0,\"maximum\":9,\"default\":6,\"examples\":[3]"
      ),
      (
        .choice([.init("css"), .init("smil", aliases: ["s"])]), .word("css"), "smil",
        "\"type\":\"string\",\"enum\":[\"css\",\"smil\",\"s\"],\"default\":\"css\""
      ),
      (.color, .paint(.color(Color(255, 218, 134))), "f00", "\"default\":\"ffda86\""),
      (.color, .paint(.color(Color(1, 2, 3, alpha: 4))), "f00", "\"default\":\"01020304\""),
      (.color, .paint(.currentColor), "f00", "\"default\":\"currentColor\""),
      (.text(maximum: 64), nil, "Hi", "\"maxLength\":64,\"pattern\":"),
      (.flag, .flag(false), "1", "\"enum\":[true,false,1,0],\"default\":false,\"examples\":[1]"),
    ] as [(ParameterKind, ParameterValue?, String, String)])
  func describesAKind(
    _ kind: ParameterKind, _ value: ParameterValue?, _ example: String, _ expected: String
  ) {
    #expect(Self.json(kind, value, example).contains(expected))
  }

  @Test func allowsNothingElse() {
    let json = String(decoding: ParameterSchema.schema([]).bytes, as: UTF8.self)
    #expect(json.contains("\"additionalProperties\":false"))
    #expect(!json.contains("$defs"))
    #expect(json.contains("https://json-schema.org/draft/2020-12/schema"))
  }
}
