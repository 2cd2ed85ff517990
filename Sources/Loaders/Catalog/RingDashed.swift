internal import Geometry
internal import SceneGraph
internal import Timeline

/// A ring of dashes that turns: `ring-dashed`.
struct RingDashed: Loader {
  let name = "ring-dashed"
  let title = "Dashed ring"
  let summary = "A ring of dashes turns, now faster, now slower."
  let family = Family.rings
  let tags = ["ring", "dashed", "dashes", "segments", "circle", "rotate"]
  let aliases = ["dashed-ring"]
  let duration = 3.6
  let parts = [Part("dashes")]
  let parameters = [Parameter.count(3...16, 8, of: "dashes"), .stroke(2...20, 10)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let width = inputs.number("stroke")
    let turn = Track(
      KeyFrame(0, 0.0, easing: .swelling), KeyFrame(0.5, 180, easing: .swelling), KeyFrame(1, 360))
    return Drawing(nodes: [
      Node(
        id: "dashes", position: .fixed(Drawing.square.center), rotation: .track(turn),
        shape: .path(.arcs(of: inputs.count, radius: 46 - width / 2, covering: 0.6)),
        stroke: inputs.stroke(width: width, cap: .butt))
    ])
  }
}
