internal import Geometry
internal import SceneGraph
internal import Timeline

/// A grid of squares with a wave of size from corner to corner: `blocks-grid`.
struct BlocksGrid: Loader {
  let name = "blocks-grid"
  let title = "Grid of blocks"
  let summary = "A wave of size runs through a grid of squares from corner to corner."
  let family = Family.blocks
  let tags = ["blocks", "grid", "squares", "cube", "scale", "wave", "diagonal", "nine"]
  let aliases = ["cube-grid"]
  let duration = 1.4
  let poster = 0.9
  let parts = [Part("block")]
  let parameters = [Parameter.count(2...5, 3, of: "squares in a row"), .stagger(0...0.15, 0.1)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let side = 88 / (Double(inputs.count) * 1.1 - 0.1)
    let size = Track.beat(1, 0.15, within: 0.6)
    return Drawing(
      nodes: [Place].grid(columns: inputs.count, rows: inputs.count, spacing: 1.1 * side).map {
        place in
        let diagonal = Double(place.column + inputs.count - 1 - place.row)
        return Node(
          id: place.id("block"), position: .fixed(place.point),
          scale: .uniform(size.behind(by: diagonal * inputs.number("stagger"))),
          shape: .bar(width: side, height: side), fill: inputs.paint())
      })
  }
}
