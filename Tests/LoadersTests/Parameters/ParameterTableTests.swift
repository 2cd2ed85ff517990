import SceneGraph
import Testing
import Timeline

@testable import Loaders

@Suite struct ParameterTableTests {
  static let table = ParameterTable([
    parameter("duration", .time(0.1...60), .number(0.8)),
    parameter("count", .integer(1...9), .integer(3)),
    parameter("color", .color, nil), parameter("colors", .colorList(maximum: 2), nil),
    parameter("title", .text(maximum: 20), nil), parameter("decorative", .flag, .flag(false)),
    parameter("easing", .easing, .easing(.linear)), parameter("v", .ignored, nil),
  ])

  static func parameter(
    _ name: String, _ kind: ParameterKind, _ value: ParameterValue?
  ) -> Parameter {
    Parameter(name, .own, kind, default: value, summary: "A parameter.", example: "1")
  }

  /// Reads `a=1&b=2` as it stands, without decoding.
  static func items(_ query: String) -> [(name: String, value: String)] {
    query.split(separator: "&").map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
  }

  @Test func namesAreFound() {
    #expect(Self.table.names.first == "duration")
    #expect(Self.table["count"]?.kind == .integer(1...9))
    #expect(Self.table["Count"] == nil)
  }

  @Test func nothingGivenLeavesTheDefaults() {
    let (arguments, faults) = Self.table.read([])
    #expect(faults.isEmpty && arguments.given.isEmpty && arguments.canonical.isEmpty)
    #expect(arguments.number("duration") == 0.8)
    #expect(arguments.integer("count") == 3)
    #expect(arguments["color"] == nil)
    #expect(!arguments.flag("decorative"))
  }

  @Test(arguments: ["duration=", "duration=&color=", "v=", "v=17", "colors=,", "title="])
  func emptyAndIgnoredMeansAbsent(query: String) {
    let (arguments, faults) = Self.table.read(Self.items(query))
    #expect(faults.isEmpty)
    #expect(arguments.given.isEmpty && arguments.canonical.isEmpty)
  }

  @Test func everyFaultIsFoundInOrder() {
    let query = "duraton=1&count=0&duration=1,5&color=rde&count=4&colors=a,b,c&fps=3&v=1&v=2"
    let (_, faults) = Self.table.read(Self.items(query), elsewhere: ["fps"])
    let names = Self.table.names
    #expect(
      faults == [
        ParameterFault(
          parameter: "duraton", value: "1", problem: .unknown(known: names), suggestion: "duration"),
        ParameterFault(parameter: "count", value: "0", problem: .outOfRange(.integer(1...9))),
        ParameterFault(parameter: "duration", value: "1,5", problem: .malformed(.time(0.1...60))),
        ParameterFault(
          parameter: "color", value: "rde", problem: .malformed(.color), suggestion: "red"),
        ParameterFault(parameter: "count", value: "4", problem: .repeated),
        ParameterFault(parameter: "colors", value: "a,b,c", problem: .tooMany(maximum: 2)),
        ParameterFault(parameter: "fps", value: "3", problem: .notHere(known: names, places: [])),
        ParameterFault(parameter: "v", value: "2", problem: .repeated),
      ])
  }

  @Test(arguments: ["duration=1&duration=1", "duration=&duration=1", "duration=1&duration="])
  func twiceIsAFaultWhateverTheValues(query: String) {
    let faults = Self.table.read(Self.items(query)).faults
    #expect(faults.map(\.problem) == [.repeated])
  }

  @Test(arguments: ["Duration=1", "zzz=1", "duration =1", "=1"])
  func unknownNamesAreNeverDropped(query: String) {
    let faults = Self.table.read(Self.items(query)).faults
    #expect(faults.map(\.problem) == [.unknown(known: Self.table.names)])
  }

  /// Queries of one meaning; every one has the canonical text of the first.
  static let spellings = [
    ["duration=1.2", "duration=1.2s", "duration=1200ms", "duration=12e-1", "duration=01.20"],
    ["color=f00", "color=#ff0000", "color=FF0000FF", "color=red", "color=rgb(255 0 0)"],
    ["colors=,00f", "colors=,blue", "colors=, #00F", "colors=,hsl(240,100%,50%)"],
    ["count=4&duration=2", "duration=2&count=4", "duration=2s&count=+04&color=&v=5"],
    ["easing=ease", "easing=.25,.1,.25,1", "easing=cubic-bezier(0.25, 0.1, 0.25, 1)"],
    ["decorative=1", "decorative=true"],
    ["", "duration=800ms", "count=3&easing=linear", "easing=0,0,1,1", "decorative=false"],
  ]

  @Test(arguments: spellings) func oneMeaningHasOneCanonicalText(queries: [String]) {
    let read = queries.map { Self.table.read(Self.items($0)) }
    #expect(read.allSatisfy { $0.faults.isEmpty })
    #expect(Set(read.map(\.arguments.canonical)).count == 1)
  }

  @Test func differentMeaningsHaveDifferentCanonicalTexts() {
    let queries =
      Self.spellings.map { $0[0] } + [
        "title=a", "title=b", "duration=1.2000001", "color=f001", "colors=00f", "colors=00f,00f",
        "color=currentColor", "color=transparent", "count=5", "easing=ease-in", "color=000",
      ]
    let texts = queries.map { Self.table.read(Self.items($0)).arguments.canonical }
    #expect(Set(texts).count == queries.count)
  }

  /// A text that looks like another parameter is still a text.
  @Test func textCannotPassForAnotherParameter() {
    let one = Self.table.read([("title", "x&decorative=1")]).arguments
    let two = Self.table.read([("title", "x"), ("decorative", "1")]).arguments
    let three = Self.table.read([("title", "x%26decorative=1")]).arguments
    #expect(Set([one.canonical, two.canonical, three.canonical]).count == 3)
  }
}
