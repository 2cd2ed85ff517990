import Geometry
import SceneGraph
import Testing
import Timeline

@Suite struct SceneFlatteningTests {
  /// The value of a flattened number at a local time, by the playback it comes with.
  static func progress(_ playback: Playback, at time: Double) -> Double {
    let overall = min(
      max(time - playback.delay, 0), playback.cycleDuration * playback.cycleCount)
    let cycles = overall / playback.cycleDuration
    let rest = cycles - cycles.rounded(.down)
    return rest == 0 && cycles > 0 && cycles == playback.cycleCount ? 1 : rest
  }

  static func value(_ flattened: FlattenedValue, at progress: Double) -> Double {
    flattened.unshifted?.value(at: progress) ?? flattened.first
  }

  /// Whether a time is on the very edge of an iteration, or beyond the first or the last one, of
  /// a scene with jumps in it: what steps show there, they may show at no other time.
  static func isEdge(_ scene: Scene, _ time: Double) -> Bool {
    let timing = scene.timing
    if time > timing.delay, time < timing.delay + timing.activeDuration { return false }
    return "\(scene)".contains("steps")
  }

  /// Whether a scene jumps, or nearly does, so close to a progress that rounding decides.
  static func isSteady(_ scene: Scene, at time: Double) -> Bool {
    let span = scene.timing.iterationDuration * 1e-5
    let values = [-span, 0, span].map { scene.frame(at: max(time + $0, 0)).nodes[0] }
    return abs(values[0].opacity - values[2].opacity) < 0.2
  }

  @Test(arguments: 0..<300) func staysWithinTheAccuracy(seed: Int) {
    var random = SeededGenerator(UInt64(seed))
    let track = Animated.track(
      RandomScenes.track(&random), RandomScenes.timing(&random))
    let scene = Scene(
      viewBox: Rect(x: 0, y: 0, width: 100, height: 100),
      nodes: [Node(id: "a", opacity: track, shape: .circle(radius: 1))],
      timing: RandomScenes.sceneTiming(&random))
    let flattened = scene.flattened(accuracy: 0.01)
    for step in 0..<200 {
      let time = Double(step) * scene.timing.iterationDuration * 0.021_7
      guard Self.isSteady(scene, at: time), !Self.isEdge(scene, time) else { continue }
      let exact = scene.frame(at: time).nodes[0].opacity
      let plain = Self.value(
        flattened.nodes[0].opacity, at: Self.progress(flattened.playback, at: time))
      #expect(
        abs(exact - plain) <= 0.05 + 0.02,
        "at \(time) of \(scene.timing) \(track) flattened \(flattened.nodes[0].opacity)")
    }
  }

  @Test(arguments: 0..<100) func hasPlainEasingsInOrder(seed: Int) {
    var random = SeededGenerator(UInt64(1000 + seed))
    let scene = Scene(
      viewBox: Rect(x: 0, y: 0, width: 100, height: 100),
      nodes: [
        Node(
          id: "a",
          rotation: .track(RandomScenes.track(&random), RandomScenes.timing(&random)))
      ], timing: RandomScenes.sceneTiming(&random))
    guard let track = scene.flattened().nodes[0].rotation.unshifted else { return }
    #expect(track.keyFrames.first?.offset == 0 && track.keyFrames.last?.offset == 1)
    for (frame, next) in zip(track.keyFrames, track.keyFrames.dropFirst()) {
      #expect(frame.offset <= next.offset)
      switch frame.easing {
      case .linear, .stepEnd: break
      case .cubicBezier(let curve): #expect(!curve.overshoots)
      default: Issue.record("\(frame.easing) is not plain")
      }
    }
  }

  /// An easing over a whole path, cut at its elements, stays exact: no key frame is fitted.
  @Test func cutsCubicEasingsExactly() {
    let path = MotionPath([
      .line(LineSegment(from: Point(0, 0), to: Point(30, 0))),
      .line(LineSegment(from: Point(30, 0), to: Point(30, 70))),
    ])
    let timing = Timing.eased(.easeInOut)
    let distance = Animated.track(Track(KeyFrame(0, 0.0), KeyFrame(1, 100.0)), timing)
    let scene = Scene(
      viewBox: Rect(x: 0, y: 0, width: 100, height: 100),
      nodes: [Node(id: "a", position: .along(path, distance: distance))],
      timing: Timing(iterationDuration: 1, iterationCount: .infinity))
    guard case .along(let motion) = scene.flattened().nodes[0].position else {
      Issue.record("the movement is gone")
      return
    }
    #expect(motion.legs.count == 2)
    for step in 0...1000 {
      let progress = Double(step) / 1000
      let exact = Easing.easeInOut.value(at: progress) * 100
      guard let leg = motion.legs.last(where: { $0.start <= progress }) else { continue }
      let share = (progress - leg.start) / (leg.end - leg.start)
      let (from, to) = motion.distances(of: leg)
      let reached: Double = from + (to - from) * leg.easing.value(at: share)
      #expect(abs(reached - exact) < 1e-9)
    }
  }

  @Test func joinsArcsOfOneCircle() {
    let arcs = [0.0, 90, 180].map {
      PathSegment.arc(Arc(center: .zero, radius: 5, startAngle: $0, sweep: 90))
    }
    let path = MotionPath(arcs)
    let distance = Animated.track(Track(KeyFrame(0, 0), KeyFrame(1, path.length)))
    let scene = Scene(
      viewBox: Rect(x: -5, y: -5, width: 10, height: 10),
      nodes: [Node(id: "a", position: .along(path, distance: distance))],
      timing: Timing(iterationDuration: 1, iterationCount: .infinity))
    guard case .along(let motion) = scene.flattened().nodes[0].position else {
      Issue.record("the movement is gone")
      return
    }
    #expect(motion.path.segments.count == 1)
    #expect(motion.legs.count == 1)
  }

  @Test func tellsTheOrderWithTheDirection() {
    let order = Animated.track(Track(KeyFrame(0, [0, 1]), KeyFrame(0.25, [1, 0])))
    let nodes = [Node(id: "a"), Node(id: "b")]
    let scene = Scene(
      viewBox: Rect(x: 0, y: 0, width: 10, height: 10), nodes: nodes, order: order,
      timing: Timing(iterationDuration: 1, iterationCount: .infinity, direction: .reverse))
    #expect(
      scene.flattened().order.keyFrames.map(\.value) == [[1, 0], [0, 1]])
    #expect(scene.flattened().order.keyFrames.map(\.offset) == [0, 0.75])
  }

  @Test func keepsAShiftForWhatIsOnlyAhead() {
    let track = Track(KeyFrame(0, 0.0), KeyFrame(0.5, 1), KeyFrame(1, 0))
    let scene = Scene(
      viewBox: Rect(x: 0, y: 0, width: 10, height: 10),
      nodes: [0, 0.25, 0.5].map { share in
        Node(id: "n\(Int(share * 100))", opacity: .track(track, .ahead(by: share)))
      }, timing: Timing(iterationDuration: 1, iterationCount: .infinity))
    let values = scene.flattened().nodes.map(\.opacity)
    #expect(
      values == [0, 0.25, 0.5].map { FlattenedValue.track(track, shift: $0) })
  }
}
