internal import Geometry
internal import SceneGraph
internal import Timeline

/// Pairs of arcs around one middle that turn against each other: `rings-counter`.
struct RingsCounter: Loader {
  let name = "rings-counter"
  let title = "Counter-turning rings"
  let summary = "Three pairs of arcs around one middle turn against each other."
  let family = Family.rings
  let tags = ["rings", "concentric", "counter", "three", "triple", "arc", "rotate"]
  let aliases = ["triple-ring", "concentric-rings"]
  let duration = 2.0
  let poster = 0.1
  let parts = [Part("outer"), Part("middle"), Part("inner")]
  let parameters = [Parameter.stroke(2...9, 7)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let width = inputs.number("stroke")
    let step = (46 - width) / 2.7
    return Drawing(
      nodes: ["outer", "middle", "inner"].enumerated().map { index, word in
        let turn = index == 1 ? -360.0 : 360
        return Node(
          id: word, position: .fixed(Drawing.square.center),
          rotation: .track(.ramp(0, turn, easing: .swelling)),
          shape: .path(
            .arcs(of: 2, radius: 46 - width / 2 - Double(index) * step, covering: 0.56)),
          stroke: inputs.stroke(index, width: width))
      })
  }
}
