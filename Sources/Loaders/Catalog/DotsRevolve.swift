internal import Geometry
internal import SceneGraph
internal import Timeline

/// Two dots that change sides around a third: `dots-revolve`.
struct DotsRevolve: Loader {
  let name = "dots-revolve"
  let title = "Revolving dots"
  let summary = "Two dots swing round the one between them and change sides."
  let family = Family.dots
  let tags = ["dots", "revolve", "rotate", "orbit", "swap", "three"]
  let aliases = ["revolving-dots"]
  let duration = 1.1
  let poster = 0.3
  let parts = [Part("outer"), Part("inner")]
  let parameters = [Parameter.radius(5...13, 11, of: "a dot")]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let radius = inputs.number("radius")
    return Drawing(nodes: [
      Node(
        id: "outer", position: .fixed(Drawing.square.center),
        rotation: .track(.ramp(0, 180, easing: .brisk)), scale: .uniform(.track(.swing(1, 0.8))),
        children: [-1, 1].enumerated().map { index, side in
          Node(
            id: "outer\(index + 1)", position: .fixed(Point(side * (46 - radius), 0)),
            shape: .circle(radius: radius), fill: inputs.paint())
        }),
      Node(
        id: "inner", position: .fixed(Drawing.square.center),
        scale: .uniform(.track(.swing(0.8, 1.15))), shape: .circle(radius: radius),
        fill: inputs.paint(1)),
    ])
  }
}
