import SceneGraph
import Testing

@testable import Loaders

@Suite struct ArgumentsTests {
  static let arguments = ParameterTable([
    ParameterTableTests.parameter("scale", .number(0...9), .number(1.5)),
    ParameterTableTests.parameter("count", .integer(0...9), .integer(2)),
    ParameterTableTests.parameter("theme", .choice([.init("auto"), .init("dark")]), .word("auto")),
    ParameterTableTests.parameter("title", .text(maximum: 9), nil),
    ParameterTableTests.parameter("color", .color, .paint(.currentColor)),
    ParameterTableTests.parameter("pretty", .flag, .flag(false)),
  ]).read([("theme", "dark"), ("pretty", "1"), ("count", "7")]).arguments

  @Test func givenValuesGoBeforeDefaults() {
    #expect(Self.arguments.word("theme") == "dark")
    #expect(Self.arguments.flag("pretty"))
    #expect(Self.arguments.integer("count") == 7)
    #expect(Self.arguments.number("scale") == 1.5)
    #expect(Self.arguments.paint("color") == .currentColor)
  }

  @Test func onlyGivenOnesAreGiven() {
    #expect(Self.arguments.isGiven("theme") && !Self.arguments.isGiven("scale"))
    #expect(Set(Self.arguments.given.keys) == ["theme", "pretty", "count"])
  }

  @Test func wholeNumbersAreNumbersButNotTheOtherWay() {
    #expect(Self.arguments.number("count") == 7)
    #expect(Self.arguments.integer("scale") == nil)
  }

  @Test(arguments: ["title", "nothing"]) func whatIsMissingIsNil(name: String) {
    #expect(Self.arguments[name] == nil)
    #expect(Self.arguments.text(name) == nil)
    #expect(Self.arguments.number(name) == nil)
    #expect(!Self.arguments.flag(name))
  }

  @Test func canonicalTextKeepsTheTablesOrder() {
    #expect(Self.arguments.canonical == "count=7&theme=dark&pretty=1")
  }
}
