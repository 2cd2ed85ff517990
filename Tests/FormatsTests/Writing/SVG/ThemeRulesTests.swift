import Geometry
import SceneGraph
import Testing
import Timeline

@testable import Formats

/// Colours for light and dark grounds (Media Queries 5, section 12.5).
@Suite struct ThemeRulesTests {
  private func scene(_ paints: [Paint], background: Paint = .none) -> Scene {
    Scene(
      viewBox: Rect(x: 0, y: 0, width: 10, height: 10), background: background,
      nodes: paints.enumerated().map { index, paint in
        Node(id: "dot\(index)", shape: .circle(radius: 1), fill: paint)
      }, timing: Timing(iterationDuration: 1, iterationCount: .infinity))
  }

  private static let themed = Paint.themed(light: Color(0, 0, 0), dark: Color(255, 255, 255))

  private func fills(_ scene: Scene, _ preferences: Set<String>) throws -> [String] {
    try Picture(try svg(scene), preferring: preferences).shapes(at: nil).map(\.fill)
  }

  @Test func followsTheGround() throws {
    let scene = scene([Self.themed, .color(Color(0, 0, 0)), Self.themed])
    #expect(try fills(scene, []) == ["#000000", "#000000", "#000000"])
    #expect(try fills(scene, ["prefers-color-scheme:dark"]) == ["#ffffff", "#000000", "#ffffff"])
  }

  @Test func equalPaintsShareAClass() throws {
    let other = Paint.themed(light: Color(0, 0, 0), dark: Color(255, 0, 0))
    let text = try svgText(
      scene([Self.themed, other, Self.themed]), FormatOptions(identifierPrefix: "p"))
    #expect(text.contains("{.pth{fill:#fff}.pth1{fill:#f00}}"))
  }

  @Test func reachesStillsAndTheBackground() throws {
    let scene = scene([], background: Self.themed)
    let bytes = try svg(scene, FormatOptions(instant: .time(0)))
    let picture = try Picture(bytes, preferring: ["prefers-color-scheme:dark"])
    #expect(try picture.shapes(at: nil).map(\.fill) == ["#ffffff"])
  }

  @Test(arguments: [(51, 255), (255, 51), (0, 255), (255, 0), (51, 102)])
  func opacitiesDiffer(_ light: Int, _ dark: Int) throws {
    let paint = Paint.themed(
      light: Color(0, 0, 0, alpha: UInt8(light)), dark: Color(255, 255, 255, alpha: UInt8(dark)))
    let attributes = paint.attributes("fill")
    func value(_ name: String, _ isDark: Bool) -> String? {
      let attribute = attributes.first { $0.name == name }
      return isDark ? attribute?.darkValue ?? attribute?.value : attribute?.value
    }
    for (alpha, isDark) in [(light, false), (dark, true)] where alpha > 0 {
      #expect(value("fill", isDark) == (isDark ? "#fff" : "#000"))
      let opacity = value("fill-opacity", isDark) ?? "1"
      #expect(opacity == (alpha == 255 ? "1" : alpha == 51 ? ".2" : ".4"))
    }
    if light == 0 { #expect(value("fill", false) == "none") }
    if dark == 0 { #expect(value("fill", true) == "none") }
  }
}
