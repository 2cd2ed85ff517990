import Foundation
import Geometry
import Loaders
import SceneGraph
import Testing
import Timeline

@Suite struct BallsTests {
  struct Row: Sendable {
    let duration, scale, t, x1, y1, x3, y3, growth: Double
  }

  static let table = [
    Row(
      duration: 1.6, scale: 1.5, t: 0.4, x1: 9.693743, y1: 50, x3: 90.306257, y3: 50,
      growth: 1.154183),
    Row(
      duration: 1.6, scale: 1.5, t: 0.6, x1: 28.480168, y1: 77.718375, x3: 71.519832,
      y3: 22.281625, growth: 1.392570),
    Row(duration: 1.6, scale: 1.5, t: 0.8, x1: 69.5, y1: 50, x3: 30.5, y3: 50, growth: 1.5),
    Row(
      duration: 1.6, scale: 1.5, t: 1.0, x1: 42.725549, y1: 31.907671, x3: 57.274451,
      y3: 68.092329, growth: 1.5),
    Row(duration: 1.2, scale: 1.4, t: 0.6, x1: 68.2, y1: 50, x3: 31.8, y3: 50, growth: 1.4),
    Row(
      duration: 1.2, scale: 1.4, t: 1.1, x1: 11.320316, y1: 50, x3: 88.679684, y3: 50,
      growth: 1.092710),
  ]

  @Test(arguments: table) func matchesTheTable(_ row: Row) throws {
    let scene = try scene(
      "balls", [("scale", "\(row.scale)"), ("duration", "\(row.duration)")])
    let balls = scene.frame(at: row.t).nodes
    #expect(balls.map(\.node.id) == ["ball1", "ball2", "ball3"])
    #expect(abs(balls[0].position.x - row.x1) < 1e-6)
    #expect(abs(balls[0].position.y - row.y1) < 1e-6)
    #expect(balls[1].position == Point(50, 50))
    #expect(abs(balls[2].position.x - row.x3) < 1e-6)
    #expect(abs(balls[2].position.y - row.y3) < 1e-6)
    for ball in balls { #expect(abs(ball.scaleX - row.growth) < 1e-6) }
  }

  /// The closed form of the motion at random instants, with a solver of the test's own.
  @Test(arguments: [0.5, 1, 1.5, 2.2, 3], [0.1, 1.2, 1.6, 30])
  func matchesTheClosedForm(scale: Double, duration: Double) throws {
    let scene = try scene("balls", [("scale", "\(scale)"), ("duration", "\(duration)")])
    var random = SeededGenerator(11)
    for _ in 0..<1000 {
      let t = Double.random(in: 0..<20 * duration, using: &random)
      let p = (t / duration).truncatingRemainder(dividingBy: 1)
      let place = Self.place(eased: Self.bezier(0.42, 0, 0.58, 1, p), scale: scale)
      let growth = Self.growth(at: p * duration, duration, scale)
      let balls = scene.frame(at: t).nodes
      #expect(balls[0].position.distance(to: place) < 1e-6)
      #expect(balls[2].position.distance(to: Point(100, 100) - place) < 1e-6)
      for ball in balls { #expect(abs(ball.scaleX - growth) < 1e-6) }
    }
  }

  /// The eased sixths and the angles of the circles.
  static func place(eased: Double, scale: Double) -> Point {
    let r = 6.5 * scale
    let large = (50 + r) / 2
    let sixth = min(Int(eased * 6), 5)
    let u = eased * 6 - Double(sixth)
    func onCircle(_ center: Double, _ radius: Double, _ degrees: Double) -> Point {
      Point(center + radius * cos(degrees * .pi / 180), 50 + radius * sin(degrees * .pi / 180))
    }
    switch sixth {
    case 0: return Point(9.5 + (r - 9.5) * u, 50)
    case 1, 2: return onCircle(large + r, large, 180 - 90 * (Double(sixth - 1) + u))
    case 3, 4: return onCircle(50, 2 * r, -90 * (Double(sixth - 3) + u))
    default: return Point(50 - 2 * r + (9.5 - 50 + 2 * r) * u, 50)
    }
  }

  static func growth(at time: Double, _ duration: Double, _ scale: Double) -> Double {
    let rest = min(0.3, duration / 4)
    let half = duration / 2
    switch time {
    case ..<rest: return 1
    case ..<half: return 1 + (scale - 1) * bezier(0, 0, 0.58, 1, (time - rest) / (half - rest))
    case ..<(half + rest): return scale
    default:
      return scale
        + (1 - scale) * bezier(0.42, 0, 0.58, 1, (time - half - rest) / (half - rest))
    }
  }

  /// y of a cubic Bézier easing at x, by plain bisection.
  static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double) -> Double
  {
    func at(_ a: Double, _ b: Double, _ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let s = (low + high) / 2
      if at(x1, x2, s) < x { low = s } else { high = s }
    }
    return at(y1, y2, (low + high) / 2)
  }

  @Test func startsAndEndsAtRest() throws {
    let scene = try scene("balls")
    for time in [0, 1.6, 16, 1.6e6, 1e9 / 0.8 * 0.8] {
      let balls = scene.frame(at: time).nodes
      #expect(scene.frame(at: time).progress == 0)
      #expect(balls.map(\.position.x) == [9.5, 50, 90.5])
      #expect(balls.map(\.scaleX) == [1, 1, 1])
    }
    #expect(scene.frame(atProgress: 1).nodes[0].position == Point(9.5, 50))
    #expect(scene.frame(at: 0.8).progress == 0.5)
    #expect(scene.frame(at: 0.8).nodes[0].position.distance(to: Point(69.5, 50)) < 1e-12)
  }

  @Test func dividesItsDurationBySpeed() throws {
    let fast = try scene("balls", [("speed", "2")])
    #expect(fast.timing.iterationDuration == 0.8)
    // The rests are a quarter of the effective duration at most: 0.2 s here.
    #expect(fast.frame(at: 0.19).nodes[1].scaleX == 1)
    #expect(fast.frame(at: 0.21).nodes[1].scaleX > 1)
  }

  @Test func hasTheDefaultColors() throws {
    #expect(
      try scene("balls").nodes.map(\.fill) == [
        .color(Color(54, 136, 250)),
        .themed(light: Color(100, 100, 100), dark: Color(153, 153, 153)),
        .color(Color(234, 67, 69)),
      ])
  }
}
