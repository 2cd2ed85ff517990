import Formats
import Geometry
import SceneGraph
import Testing
import Timeline

/// What `currentColor` is where a picture stands for itself, such as in an image element.
@Suite struct TextColorTests {
  private func text(
    _ textColor: Paint, fill: Paint = .currentColor, engine: Engine = .css
  ) throws -> String {
    let node = Node(
      id: "a", rotation: .track(Track(KeyFrame(0, 0), KeyFrame(1, 90))),
      shape: .rectangle(Size(2, 3)), fill: fill)
    let scene = Scene(
      viewBox: Rect(x: 0, y: 0, width: 10, height: 10), nodes: [node],
      timing: Timing(iterationDuration: 1, iterationCount: .infinity), textColor: textColor)
    return try svgText(scene, FormatOptions(engine: engine, identifierPrefix: "p"))
  }

  /// `:root` is the picture's root only where it is a document of its own.
  @Test(arguments: Engine.allCases) func isToldOfTheRootAlone(_ engine: Engine) throws {
    let themed = try text(
      .themed(light: Color(0, 0, 0), dark: Color(255, 255, 255)), engine: engine)
    #expect(themed.contains(".pco:root{color:#000}"))
    #expect(themed.contains("@media(prefers-color-scheme:dark){.pco:root{color:#fff}}"))
    #expect(themed.contains("class=\"pco\"") && themed.contains("fill=\"currentColor\""))
    let plain = try text(.color(Color(255, 0, 0)), engine: engine)
    #expect(plain.contains(".pco:root{color:#f00}") && !plain.contains("@media(prefers-color"))
  }

  @Test func isNotToldInVain() throws {
    #expect(!(try text(.color(Color(9, 9, 9)), fill: .color(Color(0, 0, 0)))).contains(":root"))
    #expect(!(try text(.none)).contains(":root"))
  }

  /// The root has one class where the engine needs one anyway.
  @Test func sharesTheClassOfTheRoot() throws {
    let scene = try Recipe("ring").scene()
    let text = try svgText(scene, FormatOptions(identifierPrefix: "p"))
    #expect(text.contains(".p{--d:") && text.contains(".p:root{color:#") && !text.contains("pco"))
  }
}
