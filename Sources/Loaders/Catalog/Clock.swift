internal import Geometry
internal import SceneGraph
internal import Timeline

/// A clock on which hours go by: `clock`.
struct Clock: Loader {
  let name = "clock"
  let title = "Clock"
  let summary =
    "The long hand goes round with a swing, and the short hand on by a quarter each time."
  let family = Family.paths
  let tags = ["clock", "time", "hands", "watch", "wait", "hours"]
  let aliases = ["watch"]
  let duration = 4.4
  let poster = 0.0625
  let parts = [Part("hands"), Part("face")]
  let parameters = [Parameter.stroke(3...10, 7)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let width = inputs.number("stroke")
    let easing = Easing.cubicBezier(CubicBezierEasing(0.6, 0, 0.3, 1))
    func hand(_ id: String, length: Double, turns: Double) -> Node {
      Node(
        id: id, position: .fixed(Drawing.square.center),
        rotation: .track(.stairs((0...4).map { Double($0) * 90 * turns }, easing: easing)),
        shape: .path(.polyline(.zero, Point(0, -length))), stroke: inputs.stroke(width: width))
    }
    return Drawing(nodes: [
      Node(
        id: "face", position: .fixed(Drawing.square.center),
        opacity: .constant(inputs.opacity(1)), shape: .circle(radius: 46 - width / 2),
        stroke: inputs.stroke(1, width: width, cap: .butt)),
      hand("hour", length: 18, turns: 1), hand("minute", length: 29, turns: 4),
    ])
  }
}
