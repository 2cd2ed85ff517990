import Geometry
import SceneGraph
import Testing
import Timeline

@Suite struct TrimTests {
  static func scene(_ trim: Trim?, _ shape: Shape = .circle(radius: 10)) -> Scene {
    Scene(
      viewBox: Rect(x: -50, y: -50, width: 100, height: 100),
      nodes: [Node(id: "a", shape: shape, stroke: Stroke(.currentColor, width: 2), trim: trim)],
      timing: Timing(iterationDuration: 1, iterationCount: .infinity))
  }

  @Test(arguments: [(0.0, 0.5, 0.0), (0.25, 0.75, 0.5), (0.5, 1, 1)])
  func variesWithTheScene(_ progress: Double, _ start: Double, _ length: Double) {
    let trim = Trim(
      start: .track(Track(KeyFrame(0, 0.5), KeyFrame(1, 1.5))),
      length: .track(Track(KeyFrame(0, 0), KeyFrame(0.5, 1))))
    let state = Self.scene(trim).frame(atProgress: progress).nodes[0].trim
    #expect(state == TrimState(start: start, length: length))
    #expect(state?.isWhole == (length == 1))
  }

  @Test(arguments: [(-0.1, 0.0), (1.2, 1), (0.3, 0.3)])
  func keepsTheLengthWithinTheOutline(_ told: Double, _ length: Double) {
    #expect(TrimState(start: -3, length: told).length == length)
    #expect(TrimState(start: -3, length: told).start == -3)
  }

  @Test func isFlattened() {
    let whole = Self.scene(nil).flattened().nodes[0].trim
    #expect(whole == nil)
    let track = Track(KeyFrame(0, 0.0), KeyFrame(1, 1))
    let trim = Trim(start: .track(track, .ahead(by: 0.25)), length: .constant(0.2))
    #expect(
      Self.scene(trim).flattened().nodes[0].trim
        == FlattenedTrim(start: .track(track, shift: 0.25), length: .constant(0.2)))
    let still = Self.scene(trim).frame(atProgress: 0.5).flattened.nodes[0].trim
    #expect(still == FlattenedTrim(start: .constant(0.75), length: .constant(0.2)))
  }

  /// An easing that goes past its ends takes the length no further than the outline.
  @Test func lengthsAreFlattenedWithinTheOutline() throws {
    let overshoot = Easing.cubicBezier(CubicBezierEasing(0.68, -0.55, 0.27, 1.55))
    let trim = Trim(length: .track(Track(KeyFrame(0, 0, easing: overshoot), KeyFrame(1, 1))))
    let track = try #require(Self.scene(trim).flattened().nodes[0].trim?.length.unshifted)
    for step in 0...1000 {
      let progress = Double(step) / 1000
      let gap = abs(trim.state(at: progress).length - track.value(at: progress))
      #expect(gap < 1e-3, "at \(progress)")
    }
  }

  /// What is no cubic is fitted so that both ends keep to the accuracy along any outline.
  @Test(arguments: [1.0, 10, 45]) func endsStayWithinTheAccuracy(_ radius: Double) throws {
    let sine = Track(KeyFrame(0, 0.0, easing: .sineInOut), KeyFrame(1, 1))
    let trim = Trim(start: .track(sine, .eased(.easeIn)), length: .constant(0.2))
    let scene = Self.scene(trim, .circle(radius: radius))
    let start = try #require(
      scene.flattened(accuracy: 0.001).nodes[0].trim?.start.unshifted)
    for step in 0...500 {
      let progress = Double(step) / 500
      let gap = abs(trim.start.value(at: progress) - start.value(at: progress))
      #expect(gap * 2 * .pi * radius < 0.1, "at \(progress)")
    }
  }
}
