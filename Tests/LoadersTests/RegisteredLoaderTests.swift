import Geometry
import Loaders
import SceneGraph
import Testing
import Timeline

@Suite struct RegisteredLoaderTests {
  struct SizeCase: Sendable {
    let name: String
    let parameters: [String: String]
    let size: Size?
  }

  static let sizes = [
    SizeCase(name: "coins", parameters: [:], size: Size(80, 50)),
    SizeCase(name: "coins", parameters: ["size": "160"], size: Size(160, 100)),
    SizeCase(name: "coins", parameters: ["width": "40"], size: Size(40, 25)),
    SizeCase(name: "coins", parameters: ["height": "100"], size: Size(160, 100)),
    SizeCase(name: "coins", parameters: ["width": "30", "height": "30"], size: Size(30, 30)),
    SizeCase(name: "balls", parameters: ["size": "64px"], size: Size(64, 64)),
    SizeCase(name: "balls", parameters: ["size": "none"], size: nil),
  ]

  @Test(arguments: sizes) func givesTheOutputSize(_ size: SizeCase) throws {
    let entry = try #require(LoaderRegistry()[size.name])
    let (arguments, faults) = entry.read(size.parameters.map { ($0.key, $0.value) })
    #expect(faults == [])
    #expect(entry.outputSize(for: arguments, of: entry.scene(for: arguments)) == size.size)
  }

  @Test func refusesSizeBesideASide() throws {
    let entry = try #require(LoaderRegistry()["balls"])
    let faults = entry.read([("size", "10"), ("height", "10")]).faults
    #expect(
      faults == [
        ParameterFault(parameter: "size", value: "10", problem: .conflict(with: ["height"]))
      ])
  }

  /// A part's own colour wins over the list, the list over the one colour, that over the default.
  @Test func resolvesColorsByPart() throws {
    let scene = try scene(
      "balls", [("color", "f00"), ("colors", ",0f0,00f"), ("ball3", "currentColor")])
    #expect(
      scene.nodes.map(\.fill) == [
        .color(Color(255, 0, 0)), .color(Color(0, 255, 0)), .currentColor,
      ])
  }

  /// A colour that is asked for wins over the theme.
  @Test(arguments: [("light", Color(100, 100, 100)), ("dark", Color(153, 153, 153))])
  func themesDefaultColors(_ theme: String, _ middle: Color) throws {
    let scene = try scene("balls", [("theme", theme), ("ball1", "646464")])
    #expect(
      scene.nodes.map(\.fill) == [
        .color(Color(100, 100, 100)), .color(middle), .color(Color(234, 67, 69)),
      ])
    #expect(
      try LoadersTests.scene("balls", [("color", "f00")]).nodes[1].fill == .color(Color(255, 0, 0)))
  }

  @Test func motionSlowsOrStops() throws {
    let auto = try scene("balls", [("speed", "2"), ("delay", "1")])
    #expect(auto.timing.iterationDuration == 0.8 && auto.reducedMotionSlowdown == 4)
    let slow = try scene("balls", [("speed", "2"), ("delay", "1"), ("motion", "slow")])
    #expect(slow.timing.iterationDuration == 3.2 && slow.timing.delay == 1)
    #expect(slow.reducedMotionSlowdown == nil)
    let full = try scene("balls", [("motion", "full")])
    #expect(full.timing.iterationDuration == 1.6 && full.reducedMotionSlowdown == nil)
    #expect(try scene("balls", [("motion", "none")]).timing.iterationCount == 0)
    #expect(try scene("balls", [("showAfter", "750ms")]).showAfter == 0.75)
  }

  @Test func takesTheTimingWhole() throws {
    let timing = try scene(
      "balls",
      [
        ("duration", "2"), ("speed", "4"), ("delay", "-0.5"), ("phase", "0.25"),
        ("direction", "alternate"), ("repeat", "3"), ("easing", "ease-in"),
      ]
    ).timing
    #expect(
      timing
        == Timing(
          iterationDuration: 0.5, iterationCount: 3, delay: -0.5, iterationStart: 0.25,
          direction: .alternate, fill: .both, easing: .easeIn))
  }

  @Test func runsForEverByDefault() throws {
    let timing = try scene("balls").timing
    #expect(
      timing == Timing(iterationDuration: 1.6, iterationCount: .infinity, fill: .both))
  }

  /// A part's default colour, given, wins over a colour for all: that is another picture.
  @Test func tellsAGivenDefaultColorFromNone() throws {
    let entry = try #require(LoaderRegistry()["coins"])
    let one = entry.read([("color", "red")]).arguments
    let two = entry.read([("color", "red"), ("coin1", "ffda86")]).arguments
    #expect(entry.scene(for: one) != entry.scene(for: two))
    #expect(one.canonical != two.canonical)
  }

  @Test func takesABackground() throws {
    #expect(try scene("balls").background == .none)
    #expect(
      try scene("balls", [("background", "white")]).background == .color(Color(255, 255, 255)))
  }
}
