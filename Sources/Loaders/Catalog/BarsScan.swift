internal import Geometry
internal import SceneGraph
internal import Timeline

/// A line that reads a bar code up and down: `bars-scan`.
struct BarsScan: Loader {
  let name = "bars-scan"
  let title = "Bar code scan"
  let summary = "A line of light goes up and down over a bar code."
  let family = Family.bars
  let tags = ["bars", "scan", "barcode", "code", "reader", "line", "search"]
  let aliases = ["barcode"]
  let duration = 1.8
  let poster = 0.25
  let parts = [Part("line"), Part("code", tint: .faded(0.35))]
  let parameters = [Parameter.stroke(3...10, 7)]

  private static let code =
    "M-38-30h12v60h-12zM-19-30h6v60h-6zM-6-30h17v60h-17zM18-30h6v60h-6zM31-30h7v60h-7z"

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let width = inputs.number("stroke")
    return Drawing(nodes: [
      Node(
        id: "code", position: .fixed(Drawing.square.center),
        opacity: .constant(inputs.opacity(1)),
        shape: .path(.written(Self.code)), fill: inputs.paint(1)),
      Node(
        id: "line",
        position: .coordinates(x: .constant(50), y: .track(.swing(10, 90))),
        shape: .path(.written("M\(width / 2 - 46) 0H\(46 - width / 2)")),
        stroke: inputs.stroke(width: width)),
    ])
  }
}
