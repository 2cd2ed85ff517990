import Formats
import Geometry
import Loaders
import SceneGraph
import Testing
import Timeline

@Suite struct SVGTests {
  private static func still(_ paint: Paint, background: Paint = .none) -> Scene {
    Scene(
      viewBox: Rect(x: -3, y: -4.5, width: 86, height: 59), background: background,
      nodes: [Node(id: "dot", shape: .circle(radius: 5), fill: paint)],
      timing: Timing(iterationDuration: 1, iterationCount: .infinity))
  }

  private func root(_ scene: Scene, _ options: FormatOptions = FormatOptions()) throws
    -> MarkupElement
  {
    try MarkupElement.read(try svg(scene, options))
  }

  @Test(arguments: ["Loading", #"<&"'>"#, "Laden – 読み込み中 🪙", "]]>", "a  b\tc", "&amp;"])
  func titleSurvives(_ title: String) throws {
    let root = try root(Self.still(.none), FormatOptions(title: title))
    #expect(root.children.first?.name == "title")
    #expect(root.children.first?.text == title)
    #expect(root["role"] == "img")
  }

  @Test func boxAndSize() throws {
    let bare = try root(Self.still(.none))
    #expect(bare["viewBox"] == "-3 -4.5 86 59")
    #expect(bare["width"] == nil && bare["height"] == nil)
    let size = Size(64, 43.906976)
    let sized = try root(Self.still(.none), FormatOptions(size: size))
    #expect(sized["width"] == "64" && sized["height"] == "43.91")
    #expect(sized["xmlns"] == "http://www.w3.org/2000/svg")
  }

  @Test func backgroundFillsTheBox() throws {
    let scene = Self.still(.none, background: .color(Color(1, 2, 3)))
    let rect = try #require(try root(scene).children.first { $0.name == "rect" })
    #expect(
      rect.attributes == [
        "x": "-3", "y": "-4.5", "width": "86", "height": "59", "fill": "#010203",
      ])
    #expect(try root(Self.still(.none)).all(named: "rect").isEmpty)
  }

  @Test(
    arguments: [
      (Paint.currentColor, "currentColor", nil), (.none, "none", nil),
      (.color(Color(255, 0, 170)), "#f0a", nil), (.color(Color(255, 0, 171)), "#ff00ab", nil),
      (.color(Color(255, 0, 170, alpha: 51)), "#f0a", ".2"),
      (.color(Color(255, 0, 170, alpha: 1)), "#f0a", ".004"),
      (.color(Color(9, 9, 9, alpha: 0)), "none", nil),
    ])
  func paints(_ paint: Paint, _ fill: String, _ opacity: String?) throws {
    let circle = try #require(try root(Self.still(paint)).all(named: "circle").first)
    #expect(circle["fill"] == fill)
    #expect(circle["fill-opacity"] == opacity)
  }

  @Test(arguments: Recipe.spread, [0, 0.1, 0.35, 0.7])
  func stillShowsItsInstant(_ recipe: Recipe, _ share: Double) throws {
    let scene = try recipe.scene()
    let time = share * scene.timing.iterationDuration
    for instant in [Instant.time(time), .progress(share)] {
      let bytes = try svg(scene, FormatOptions(instant: instant))
      let agreement = try Agreement(bytes, scene)
      let difference =
        switch instant {
        case .time(let time): try agreement.differenceAtRest(from: time)
        case .progress(let share):
          try agreement.differenceAtRest(from: scene.frame(atProgress: share))
        }
      #expect(difference == nil)
      let rules = agreement.picture.root.all(named: "style").map(\.text).joined()
      #expect(!rules.contains("animation"))
      #expect(agreement.picture.root.all(named: "animate", "animateTransform").isEmpty)
    }
  }

  @Test(arguments: SyntheticScene.all)
  func stillShowsEverything(_ synthetic: SyntheticScene) throws {
    let scene = synthetic.scene()
    for time in [0.01, 0.2, 0.5, 0.77, 1.1] {
      let agreement = try Agreement(try svg(scene, FormatOptions(instant: .time(time))), scene)
      let difference = try agreement.differenceAtRest(from: time)
      #expect(difference == nil)
    }
  }

  /// Animation elements whose time is over before the document begins never show their end (SMIL
  /// Animation, section 3.3.8): the picture is the end itself.
  @Test(arguments: LoaderRegistry.builtIn.map(\.name), Engine.allCases)
  func showsWhatIsOver(_ name: String, _ engine: Engine) throws {
    for delay in ["-60", "-3.7"] {
      let scene = try Recipe(
        name,
        [
          "delay": delay, "repeat": "3", "phase": "0.22", "direction": "alternate",
          "duration": "1.2",
        ]
      ).scene()
      let agreement = try Agreement(try svg(scene, FormatOptions(engine: engine)), scene)
      #expect(try agreement.difference(at: 0) == nil)
      #expect(try agreement.differenceAtRest(from: 0) == nil)
      #expect(!agreement.picture.root.all.contains { $0.name.hasPrefix("anim") })
    }
  }

  @Test func tellsWhatItIs() throws {
    let format = try #require(try FormatRegistry()["svg"])
    #expect(format.mediaType == "image/svg+xml; charset=utf-8")
    #expect(format.options.isSuperset(of: [.engine, .instant, .unsized, .delay, .repetition]))
    #expect(format.options.isDisjoint(with: [.frameRate, .matte, .columns, .selector]))
  }
}
