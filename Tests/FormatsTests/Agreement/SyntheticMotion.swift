import Geometry
import SceneGraph
import Timeline

extension SyntheticScene {
  static let jumps = [
    SyntheticScene(
      "steps of every kind",
      StepsEasing.JumpPosition.allCases.enumerated().map { index, jump in
        body(
          index, shape: box,
          rotation: .track(
            Track(
              KeyFrame(0, 0, easing: .steps(StepsEasing(4, jump: jump))), KeyFrame(0.8, 90),
              KeyFrame(1, 90))))
      }),
    SyntheticScene(
      "jumps among other easings",
      [
        body(
          0,
          at: .coordinates(
            x: .track(
              Track(
                KeyFrame(0, 20, easing: .easeIn), KeyFrame(0.4, 60), KeyFrame(0.4, 90),
                KeyFrame(0.7, 100, easing: .stepEnd), KeyFrame(0.9, 20))), y: .constant(30))),
        body(
          1,
          scale: .uniform(
            .track(Track(KeyFrame(0, 1, easing: .stepStart), KeyFrame(0.5, 2), KeyFrame(1, 1))))),
        body(2, opacity: .track(Track(KeyFrame(0.25, 0), KeyFrame(0.25, 1), KeyFrame(0.75, 0.5)))),
      ]),
  ]

  /// What shows only from the very end on, and so after the last play.
  static let endJump = SyntheticScene(
    "jumps at the very end",
    [
      body(0, opacity: .track(Track(KeyFrame(0, 0.3, easing: .stepEnd), KeyFrame(1, 0.9)))),
      body(
        1,
        at: .along(
          MotionPath([Point(20, 20), Point(100, 20)].lines),
          distance: .track(Track(KeyFrame(0, 0), KeyFrame(1, 60), KeyFrame(1, 10))))),
      body(
        2, shape: box, rotation: .track(Track(KeyFrame(0, 0), KeyFrame(1, 50), KeyFrame(1, 90)))),
    ], order: .track(Track(KeyFrame(0, [0, 1, 2]), KeyFrame(1, [2, 1, 0]))))

  static let motions = [
    motion(
      "corners", [Point(20, 20), Point(100, 20), Point(60, 80), Point(20, 20)].lines),
    motion(
      "a circle",
      [
        .arc(Arc(center: Point(60, 50), radius: 33.337, startAngle: -90, sweep: 200)),
        .arc(Arc(center: Point(60, 50), radius: 33.337, startAngle: 110, sweep: 160)),
      ]),
    motion(
      "lines and arcs",
      [
        .line(LineSegment(from: Point(30, 20), to: Point(90, 20))),
        .arc(Arc(center: Point(90, 50), radius: 30, startAngle: -90, sweep: 180)),
        .line(LineSegment(from: Point(90, 80), to: Point(30, 80))),
        .arc(Arc(center: Point(30, 50), radius: 30, startAngle: 90, sweep: 180)),
      ]),
  ]

  /// Ways whose length is found by integration: slow, and so not put to every timing.
  static let curves = [
    motion(
      "a cubic",
      [
        .cubic(
          CubicCurve(from: Point(10, 80), Point(40, -40), Point(70, 180), to: Point(110, 30)))
      ]),
    motion(
      "a turned ellipse",
      [
        .arc(
          Arc(
            center: Point(60, 50), radiusX: 45, radiusY: 20, rotation: 25, startAngle: 10,
            sweep: 360))
      ]),
    motion(
      "wave of cubics and a circle",
      [
        .cubic(
          CubicCurve(from: Point(10, 50), Point(20, 20), Point(40, 20), to: Point(50, 50))),
        .arc(Arc(center: Point(60, 50), radius: 10, startAngle: 180, sweep: -180)),
        .cubic(
          CubicCurve(from: Point(70, 50), Point(80, 20), Point(100, 20), to: Point(110, 50))),
      ]),
  ]

  /// A round body, a box, and a box along the turned path: forth by an ease, rest, jump, back.
  private static func motion(_ name: String, _ segments: [PathSegment]) -> SyntheticScene {
    let path = MotionPath(segments)
    let length = path.length
    let track = Track(
      KeyFrame(0, 0, easing: .easeInOut), KeyFrame(0.5, length), KeyFrame(0.6, length),
      KeyFrame(0.6, length / 2, easing: .easeIn), KeyFrame(1, 0))
    let turn = Position.Turn(degrees: 180, about: Point(60, 50))
    let share = 1.0 / 3
    return SyntheticScene(
      "along \(name)",
      [
        body(0, at: .along(path, distance: .track(Track(KeyFrame(0, 0), KeyFrame(1, length))))),
        body(
          1,
          at: .along(
            path, distance: .track(Track(KeyFrame(0, 0), KeyFrame(1, length)), .ahead(by: share))),
          shape: box),
        body(2, at: .along(path, distance: .track(track), turn: turn), shape: box),
        body(3, at: .along(path, distance: .track(track), turn: turn)),
        body(4, at: .along(path, distance: .constant(length / 3)), shape: box),
        body(
          5,
          at: .along(
            path, distance: .track(Track(KeyFrame(0, 0, easing: overshoot), KeyFrame(1, length)))),
          shape: box, rotation: .track(Track(KeyFrame(0, 0), KeyFrame(1, 360)))),
      ])
  }
}

extension [Point] {
  fileprivate var lines: [PathSegment] {
    zip(self, dropFirst()).map { .line(LineSegment(from: $0, to: $1)) }
  }
}
