internal import Geometry
internal import SceneGraph
internal import Timeline

/// Arms of dots that swing on like the sails of a windmill: `dots-windmill`.
struct DotsWindmill: Loader {
  let name = "dots-windmill"
  let title = "Windmill of dots"
  let summary = "Arms of dots swing on by one place, the outer dots behind the inner ones."
  let family = Family.dots
  let tags = ["dots", "windmill", "pinwheel", "arms", "rotate", "propeller"]
  let aliases = ["windmill", "pinwheel"]
  let duration = 1.2
  let parts = [Part("outer"), Part("inner")]
  let parameters = [Parameter.count(3...6, 4, of: "arms"), .stagger(0...0.2, 0.1)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    Drawing(nodes: [
      ring("inner", 19, 6.5, inputs, part: 1, lag: 0),
      ring("outer", 36.5, 9.5, inputs, part: 0, lag: inputs.number("stagger")),
    ])
  }

  /// The dots at a distance from the hub, a radius large.
  private func ring(
    _ word: String, _ distance: Double, _ radius: Double, _ inputs: DrawingInputs, part: Int,
    lag: Double
  ) -> Node {
    let swing = Track.ramp(0, 360 / Double(inputs.count), easing: .brisk)
    return Node(
      id: word, position: .fixed(Drawing.square.center), rotation: swing.behind(by: lag),
      children: [Place].ring(of: inputs.count, radius: distance, about: .zero).map { place in
        Node(
          id: place.id(word), position: .fixed(place.point), shape: .circle(radius: radius),
          fill: inputs.paint(part))
      })
  }
}
