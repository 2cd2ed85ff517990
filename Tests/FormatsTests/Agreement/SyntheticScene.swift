import Geometry
import SceneGraph
import Testing
import Timeline

/// Bodies that use one of the scene's possibilities each, as a test argument.
struct SyntheticScene: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let nodes: [Node]
  var order: Animated<[Int]>?

  init(_ name: String, _ nodes: [Node], order: Animated<[Int]>? = nil) {
    testDescription = name
    self.nodes = nodes
    self.order = order
  }

  func scene(
    _ timing: Timing = Timing(iterationDuration: 1.2, iterationCount: .infinity)
  ) -> Scene {
    Scene(
      viewBox: Rect(x: 0, y: 0, width: 120, height: 100), nodes: nodes, order: order,
      timing: timing)
  }

  /// A body of a colour that no other body of its scene has.
  static func body(
    _ index: Int, at position: Position? = nil, shape: Shape = .circle(radius: 10),
    rotation: Animated<Double> = .constant(0), scale: Scaling = .none,
    opacity: Animated<Double> = .constant(1), children: [Node] = []
  ) -> Node {
    Node(
      id: "body\(index)", position: position ?? .fixed(Point(20 + 15 * Double(index), 50)),
      rotation: rotation, scale: scale, opacity: opacity, shape: shape,
      fill: .color(Color(UInt8(40 * index + 3), 100, 200)), children: children)
  }

  static let box = Shape.rectangle(Size(20, 8), cornerRadius: 2)

  static let overshoot = Easing.cubicBezier(CubicBezierEasing(0.68, -0.55, 0.27, 1.55))

  static let all = orders + values + jumps + motions + trims
}

extension SyntheticScene {
  static let orders = [
    SyntheticScene(
      "order of three at thirds", (0..<3).map { body($0) },
      order: .track(
        Track(
          KeyFrame(0, [0, 1, 2]), KeyFrame(1.0 / 3, [2, 0, 1]), KeyFrame(2.0 / 3, [1, 2, 0])))),
    SyntheticScene(
      "order of five, six times, ahead", (0..<5).map { body($0) },
      order: .track(
        Track(
          KeyFrame(0, [0, 1, 2, 3, 4]), KeyFrame(0.1, [4, 3, 2, 1, 0]),
          KeyFrame(0.3, [1, 0, 3, 2, 4]), KeyFrame(0.55, [1, 0, 3, 4, 2]),
          KeyFrame(0.7, [2, 4, 0, 1, 3]), KeyFrame(0.9, [0, 1, 2, 3, 4])), .ahead(by: 0.2))),
    SyntheticScene(
      "order of bodies that move",
      (0..<2).map { index in
        body(
          index,
          at: .coordinates(
            x: .track(
              Track(KeyFrame(0, 20), KeyFrame(0.5, 100), KeyFrame(1, 20)),
              .ahead(by: Double(index) / 2)), y: .constant(50)))
      }, order: .track(Track(KeyFrame(0, [0, 1]), KeyFrame(0.5, [1, 0])))),
  ]

  static let values = [
    SyntheticScene(
      "rotations",
      [
        body(0, shape: box, rotation: .track(Track(KeyFrame(0, 0), KeyFrame(1, 360)))),
        body(
          1, shape: .ellipse(radiusX: 12, radiusY: 4),
          rotation: .track(Track(KeyFrame(0, 30, easing: .easeInOut), KeyFrame(1, -330)))),
        body(2, shape: box, rotation: .constant(45)),
      ]),
    SyntheticScene(
      "uneven scaling",
      [
        body(
          0,
          scale: .uneven(
            x: .track(Track(KeyFrame(0, 1, easing: .ease), KeyFrame(0.4, 2), KeyFrame(1, 1))),
            y: .track(Track(KeyFrame(0, 1), KeyFrame(0.7, 0.3, easing: .easeIn), KeyFrame(1, 1))))),
        body(
          1, shape: box, rotation: .constant(30),
          scale: .uneven(
            x: .constant(1.5), y: .track(Track(KeyFrame(0, 0.5), KeyFrame(1, 1.5))))),
        body(2, shape: box, scale: .uneven(x: .constant(2), y: .constant(0.5))),
      ]),
    SyntheticScene(
      "opacities",
      [
        body(0, opacity: .track(Track(KeyFrame(0, 0, easing: .easeOut), KeyFrame(1, 1)))),
        body(1, opacity: .constant(0.4)),
        body(
          2, scale: .uniform(.track(Track(KeyFrame(0, 1), KeyFrame(1, 0.2)))),
          opacity: .track(
            Track(KeyFrame(0, 1), KeyFrame(0.2, 0.3, easing: .stepEnd), KeyFrame(0.8, 0.9)))),
      ]),
    SyntheticScene(
      "coordinates",
      [
        body(
          0,
          at: .coordinates(
            x: .track(Track(KeyFrame(0, 10, easing: .easeIn), KeyFrame(1, 110))),
            y: .track(
              Track(
                KeyFrame(0, 80, easing: .easeOut), KeyFrame(0.5, 20, easing: .easeIn),
                KeyFrame(1, 80))))),
        body(1, at: .coordinates(x: .constant(30), y: .constant(-10))),
        body(
          2, at: .coordinates(x: .constant(0), y: .track(Track(KeyFrame(0, 0), KeyFrame(1, 9))))),
      ]),
    SyntheticScene(
      "staggered",
      (0..<6).map { index in
        body(
          index,
          scale: .uniform(
            .track(
              Track(KeyFrame(0, 1, easing: .easeInOut), KeyFrame(0.3, 0.2), KeyFrame(1, 1)),
              .ahead(by: Double(index) / 6))),
          opacity: .track(Track(KeyFrame(0, 1), KeyFrame(1, 0.2)), .ahead(by: Double(index) / 6)))
      }),
    SyntheticScene(
      "overshooting",
      [
        body(
          0, shape: box,
          rotation: .track(Track(KeyFrame(0, 0, easing: overshoot), KeyFrame(1, 90)))),
        body(
          1, scale: .uniform(.track(Track(KeyFrame(0, 0.5, easing: overshoot), KeyFrame(1, 1.5))))),
        body(
          2,
          at: .coordinates(
            x: .track(Track(KeyFrame(0, 40, easing: overshoot), KeyFrame(1, 80))),
            y: .constant(20))),
      ]),
    SyntheticScene(
      "nested",
      [
        body(
          0, shape: box, rotation: .track(Track(KeyFrame(0, 0), KeyFrame(1, 180))),
          scale: .uniform(.track(Track(KeyFrame(0, 1), KeyFrame(1, 2)))),
          children: [
            body(
              1, at: .fixed(Point(12, 3)), shape: box,
              rotation: .track(Track(KeyFrame(0, 0), KeyFrame(1, -90)))),
            body(
              2, opacity: .track(Track(KeyFrame(0, 0.2), KeyFrame(1, 1)), .ahead(by: 0.3))),
          ])
      ]),
    SyntheticScene(
      "sines, pieces and inner timings",
      [
        body(
          0,
          scale: .uniform(
            .track(
              Track(
                KeyFrame(0, 1, easing: .sineInOut), KeyFrame(0.4, 2, easing: .sineIn),
                KeyFrame(1, 1)),
              Timing(
                iterationDuration: 0.25, iterationCount: 3, delay: 0.1, direction: .alternate,
                fill: .both)))),
        body(
          1, shape: box,
          rotation: .track(
            Track(
              KeyFrame(
                0, 0,
                easing: .piecewiseLinear(
                  PiecewiseLinearEasing([
                    .init(0, 0), .init(0.3, 0.8), .init(0.3, 0.2), .init(0.6, 1.2), .init(1, 1),
                  ]))), KeyFrame(1, 90)))),
        body(
          2,
          at: .coordinates(
            x: .track(
              Track(KeyFrame(0, 20, easing: .sineOut), KeyFrame(1, 100)), .eased(.easeInOut)),
            y: .constant(50))),
      ]),
  ]
}
