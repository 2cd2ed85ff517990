internal import Geometry
internal import SceneGraph
internal import Timeline

/// Two gear wheels whose teeth mesh: `gears`.
struct Gears: Loader {
  let name = "gears"
  let title = "Gears"
  let summary =
    "Two gear wheels of twelve and eight teeth mesh; one turns twice while the other turns "
    + "three times."
  let family = Family.paths
  let tags = ["gears", "cog", "wheel", "machine", "settings", "work", "mesh"]
  let aliases = ["cogs"]
  let duration = 6.0
  let parts = [Part("wheel1"), Part("wheel2", tint: .faded(0.6))]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let unit = 2.4
    // The second wheel is to the upper right of the first: there a tooth of one is in a gap of the
    // other. Angles count from the top.
    let bearing = 42.0
    let first = Point(38.4, 62.9)
    let arm = Affine.rotation(degrees: bearing)(Point(0, -20 * unit))
    func wheel(_ index: Int, teeth: Int, at center: Point, from degrees: Double, turns: Double)
      -> Node
    {
      Node(
        id: parts[index].id, position: .fixed(center),
        rotation: .track(.turn(from: degrees, by: 360 * turns)),
        opacity: .constant(inputs.opacity(index)),
        shape: .path(
          .gear(
            teeth: teeth, radius: Double(teeth) * unit, toothHeight: 9,
            hole: Double(teeth) * unit * 0.42)),
        fill: inputs.paint(index))
    }
    return Drawing(nodes: [
      wheel(0, teeth: 12, at: first, from: bearing, turns: 2),
      wheel(1, teeth: 8, at: first + arm, from: bearing + 180 + 22.5, turns: -3),
    ])
  }
}
