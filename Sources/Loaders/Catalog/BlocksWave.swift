internal import Geometry
internal import SceneGraph
internal import Timeline

/// Columns of squares that wave like a flag: `blocks-wave`.
struct BlocksWave: Loader {
  let name = "blocks-wave"
  let title = "Waving blocks"
  let summary = "Columns of squares go up and down like a flag in the wind."
  let family = Family.blocks
  let tags = ["blocks", "wave", "squares", "flag", "columns", "pixels"]
  let aliases = ["flag"]
  let duration = 1.4
  let parts = [Part("block")]
  let parameters = [Parameter.count(3...6, 4, of: "columns"), .stagger(0.04...0.2, 0.12)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let rows = inputs.count - 1
    let side = 90 / (1.3 * Double(inputs.count) - 0.3)
    let column = Path(
      [Place].grid(columns: 1, rows: rows, spacing: 1.3 * side, about: .zero).flatMap {
        Path.box(width: side, height: side, about: $0.point).subpaths
      })
    let reach = 46 - side * (1.3 * Double(rows) - 0.3) / 2
    let wave = Track.swing(50 - reach, 50 + reach, easing: .sineInOut)
    return Drawing(
      nodes: [Place].row(of: inputs.count, spacing: 1.3 * side).map { place in
        Node(
          id: place.id("column"),
          position: .coordinates(
            x: .constant(place.point.x),
            y: wave.behind(by: Double(place.index) * inputs.number("stagger"))),
          shape: .path(column), fill: inputs.paint())
      })
  }
}
