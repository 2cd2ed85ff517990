import Loaders
import Testing

@testable import LoaderService

@Suite struct ValueSchemaTests {
  private static func text(_ kind: ParameterKind, _ form: ValueSchema.Form) -> String {
    String(decoding: JSONValue.object(form.members(kind)).bytes, as: UTF8.self)
  }

  /// In a query an empty value is none, so every schema takes it there.
  @Test(
    arguments: [
      (
        .number(0.5...3), #"{"type":"number","minimum":0.5,"maximum":3}"#,
        #"{"type":["number","string"],"minimum":0.5,"maximum":3,"maxLength":0}"#
      ),
      (
        .count(1...1000),
        #"{"type":["integer","string"],"minimum":1,"maximum":1000,"pattern":"^(infinite)$"}"#,
        #"{"type":["integer","string"],"minimum":1,"maximum":1000,"pattern":"^(infinite)?$"}"#
      ),
      (
        .choice([.init("css"), .init("smil", aliases: ["s"])]),
        #"{"type":"string","enum":["css","smil","s"]}"#,
        #"{"type":"string","enum":["css","smil","s",""]}"#
      ),
      (
        .identifier(maximum: 32),
        #"{"type":"string","maxLength":32,"pattern":"^([A-Za-z][A-Za-z0-9_]*)$"}"#,
        #"{"type":"string","maxLength":32,"pattern":"^([A-Za-z][A-Za-z0-9_]*)?$"}"#
      ),
      (
        .flag, #"{"enum":[true,false,1,0]}"#,
        #"{"enum":[true,false,1,0,"1","0","true","false",""]}"#
      ), (.ignored, #"{"type":"string"}"#, #"{"type":"string"}"#),
      (
        .color, ##"{"$ref":"#/$defs/ColorValue"}"##,
        ##"{"$ref":"#/components/schemas/ColorValue"}"##
      ),
    ] as [(ParameterKind, String, String)])
  func describesAKind(_ kind: ParameterKind, _ value: String, _ query: String) {
    #expect(Self.text(kind, .value) == value)
    #expect(Self.text(kind, .query) == query)
  }

  @Test func definesWhatIsReferredToOnce() {
    let definitions = ValueSchema.Form.value.definitions(
      of: [.color, .flag, .easing, .color, .colorList(maximum: 2), .colorList(maximum: 3)])
    #expect(
      definitions.map(\.name) == ["ColorValue", "EasingValue", "ColorListOf2", "ColorListOf3"])
  }

  /// The expressions of the schemas take what is accepted.
  @Test(
    arguments: [
      (.length(1...4096, allowsNone: true), ["none", "64px"], ["", "4097px", "64em"]),
      (.time(0.1...60), ["1.5s", "250ms"], ["61s", "5"]),
      (.colorList(maximum: 2), ["f00,blue", ",red", ""], ["red,red,red"]),
    ] as [(ParameterKind, [String], [String])])
  func takesWhatIsAccepted(_ kind: ParameterKind, _ taken: [String], _ refused: [String]) throws {
    let form = ValueSchema.Form.value
    let members = form.definitions(of: [kind]).first?.value ?? .object(form.members(kind))
    guard case .string(let pattern)? = members["pattern"] else {
      Issue.record("no pattern")
      return
    }
    let expression = try Regex(pattern)
    for text in taken { #expect(text.firstMatch(of: expression) != nil, "\(text)") }
    for text in refused { #expect(text.firstMatch(of: expression) == nil, "\(text)") }
  }
}
