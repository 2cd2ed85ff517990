internal import Geometry
internal import SceneGraph
internal import Timeline

/// A snake that creeps along a rounded square, side by side: `snake-square`.
struct SnakeSquare: Loader {
  let name = "snake-square"
  let title = "Snake on a square"
  let summary = "A snake creeps along a rounded square and draws itself together on every side."
  let family = Family.paths
  let tags = ["snake", "square", "rounded", "line", "path", "border", "outline"]
  let aliases = ["snake"]
  let duration = 2.4
  let poster = 0.125
  let parts = [Part("snake"), Part("track", tint: .faded(0.2))]
  let parameters = [
    Parameter.stroke(3...18, 10),
    .radius(0...40, 18, of: "the corners"),
  ]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let width = inputs.number("stroke")
    let side = 92 - width
    let square = Shape.rectangle(Size(side, side), cornerRadius: inputs.number("radius"))
    return Drawing(nodes: [
      Node(
        id: "track", position: .fixed(Drawing.square.center),
        opacity: .constant(inputs.opacity(1)), shape: square,
        stroke: inputs.stroke(1, width: width, join: .round)),
      Node(
        id: "snake", position: .fixed(Drawing.square.center), shape: square,
        stroke: inputs.stroke(width: width, join: .round),
        trim: Trim(
          start: .track(.stairs((0...4).map { 0.03 + Double($0) / 4 })),
          length: .track(.stairs((0...8).map { $0.isMultiple(of: 2) ? 0.1 : 0.34 })))),
    ])
  }
}
