import SceneGraph
import Testing

@testable import Loaders

@Suite struct PartPaintsTests {
  private static let parts = [
    Part("main"), Part("track", tint: .faded(0.2)),
    Part("body", Color(10, 20, 30), dark: Color(200, 210, 220), tint: .lightened(0.5)),
    Part("shine", Color(1, 2, 3), tint: .highlight(0.6)),
  ]

  private static func paints(_ items: [(name: String, value: String)]) -> [PartPaint] {
    let table = ParameterTable(SharedParameters.colors(parts: parts))
    let (arguments, faults) = table.read(items)
    #expect(faults == [])
    return PartPaints.paints(of: parts, arguments)
  }

  @Test func defaultsFollowTheThemeAndThePage() {
    #expect(
      Self.paints([]) == [
        PartPaint(paint: .currentColor), PartPaint(paint: .currentColor, opacity: 0.2),
        PartPaint(paint: .themed(light: Color(10, 20, 30), dark: Color(200, 210, 220))),
        PartPaint(paint: .color(Color(1, 2, 3))),
      ])
    #expect(Self.paints([("theme", "dark")])[2].paint == .color(Color(200, 210, 220)))
  }

  @Test func oneColorIsTinted() {
    let red = Paint.color(Color(255, 0, 0))
    #expect(
      Self.paints([("color", "f00")]) == [
        PartPaint(paint: red), PartPaint(paint: red, opacity: 0.2),
        PartPaint(paint: .color(Color(255, 128, 128))),
        PartPaint(paint: .color(Color(255, 255, 255)), opacity: 0.6),
      ])
    #expect(Self.paints([("color", "currentColor")])[2] == PartPaint(paint: .currentColor))
  }

  /// A colour that is asked for by part shows as it is.
  @Test func ownColorsAreNotTinted() {
    let blue = PartPaint(paint: .color(Color(0, 0, 255)))
    #expect(Self.paints([("track", "00f")])[1] == blue)
    #expect(Self.paints([("colors", ",00f"), ("color", "f00")])[1] == blue)
    #expect(Self.paints([("shine", "00f"), ("color", "f00")])[3] == blue)
  }

  /// A default is told only where giving it changes nothing.
  @Test func defaultsChangeNothing() {
    let table = ParameterTable(SharedParameters.colors(parts: Self.parts))
    for (index, part) in Self.parts.enumerated() {
      guard let value = table[part.id]?.defaultValue else { continue }
      #expect(Self.paints([(part.id, value.canonical)])[index] == Self.paints([])[index])
    }
    let told = Self.parts.filter { table[$0.id]?.defaultValue != nil }.map(\.id)
    #expect(told == ["main", "shine"])
  }
}
