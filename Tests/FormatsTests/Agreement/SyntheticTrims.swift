import Geometry
import SceneGraph
import Timeline

extension SyntheticScene {
  static let trims = [
    SyntheticScene(
      "parts of outlines",
      [
        outline(
          0, .circle(radius: 10), length: .constant(0.25),
          start: .track(Track(KeyFrame(0, 0), KeyFrame(1, 1)))),
        outline(
          1, .rectangle(Size(18, 14), cornerRadius: 3),
          length: .track(
            Track(KeyFrame(0, 0, easing: .easeInOut), KeyFrame(0.5, 1), KeyFrame(1, 0))),
          start: .constant(-0.3)),
        outline(
          2, .ellipse(radiusX: 12, radiusY: 5),
          length: .track(Track(KeyFrame(0, 0.1), KeyFrame(1, 0.9)), .ahead(by: 0.4)),
          start: .track(Track(KeyFrame(0, 2.3, easing: .sineInOut), KeyFrame(1, -0.7)))),
        outline(
          3, .path(Path([.init(start: .zero, segments: arch, isClosed: false)])),
          length: .constant(0.5), start: .constant(0)),
        outline(4, .circle(radius: 4), length: .constant(1), start: .constant(0.5)),
      ]),
    SyntheticScene(
      "parts of outlines that move",
      [
        outline(
          0, .circle(radius: 10),
          length: .track(Track(KeyFrame(0, 0, easing: overshoot), KeyFrame(0.6, 0.8))),
          start: .track(Track(KeyFrame(0, 0, easing: .stepEnd), KeyFrame(0.5, 0.25))),
          rotation: .track(Track(KeyFrame(0, 0), KeyFrame(1, 360)))),
        outline(
          1, box, length: .constant(0.4), start: .track(Track(KeyFrame(0, 0), KeyFrame(1, -1))),
          opacity: .track(Track(KeyFrame(0, 1), KeyFrame(1, 0.3)))),
      ]),
  ]

  private static let arch: [PathSegment] = [
    .cubic(CubicCurve(from: .zero, Point(5, -20), Point(15, -20), to: Point(20, 0)))
  ]

  private static func outline(
    _ index: Int, _ shape: Shape, length: Animated<Double>, start: Animated<Double>,
    rotation: Animated<Double> = .constant(0), opacity: Animated<Double> = .constant(1)
  ) -> Node {
    var node = body(index, shape: shape, rotation: rotation, opacity: opacity)
    node.stroke = Stroke(.color(Color(9, 9, UInt8(40 * index + 3))), width: 2, cap: .round)
    node.trim = Trim(start: start, length: length)
    return node
  }
}
