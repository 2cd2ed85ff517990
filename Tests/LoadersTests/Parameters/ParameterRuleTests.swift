import Testing

@testable import Loaders

@Suite struct ParameterRuleTests {
  private static let table = ParameterTable(
    ["a", "b", "c"].map { ParameterTableTests.parameter($0, .text(maximum: 9), nil) }
      + [ParameterTableTests.parameter("hidden", .flag, .flag(false))])

  private typealias Item = (name: String, value: String)

  @Test(
    arguments: [
      (.alternatives(["a", "b", "c"]), "b c", ["c": .conflict(with: ["b"])]),
      (
        .alternatives(["a", "b", "c"]), "c b a",
        ["b": .conflict(with: ["a", "c"]), "c": .conflict(with: ["a", "b"])]
      ),
      (.alternatives(["a", "b"]), "b c", [:]),
      (.excludes("a", ["b", "c"]), "a b c", ["a": .conflict(with: ["b", "c"])]),
      (.excludes("a", ["b"]), "b c", [:]), (.excludes("a", ["b"], unless: "c"), "a b c", [:]),
      (.flagExcludes("hidden", ["a"]), "hidden a", ["hidden": .conflict(with: ["a"])]),
      (.flagExcludes("hidden", ["a"]), "hidden b", [:]), (.needs("a", "b"), "a b", [:]),
      (.needs("a", "b"), "a c", ["a": .requires("b")]), (.needs("a", "b"), "b", [:]),
    ] as [(ParameterRule, String, [String: ParameterFault.Problem])])
  func tellsWhoIsAtFault(
    _ rule: ParameterRule, _ given: String, _ expected: [String: ParameterFault.Problem]
  ) {
    let items = given.split(separator: " ").map { Item(name: String($0), value: "1") }
    let problems = rule.problems(of: Self.table.read(items).arguments)
    #expect(problems.count == expected.count)
    #expect(Dictionary(problems.map { ($0, $1) }) { first, _ in first } == expected)
  }

  @Test func aFlagThatIsNotSetExcludesNothing() {
    let items: [Item] = [("hidden", "0"), ("a", "1")]
    let arguments = Self.table.read(items).arguments
    #expect(ParameterRule.flagExcludes("hidden", ["a"]).problems(of: arguments).isEmpty)
  }
}
