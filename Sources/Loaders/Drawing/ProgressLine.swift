internal import Geometry
internal import SceneGraph

/// A line with round ends from the left to the right, on a stage that is just higher than it.
struct ProgressLine {
  /// The width of the line in units of the stage.
  let width: Double

  /// The stage: 4 units more than the line on every side.
  var stage: Rect { Rect(x: 0, y: 0, width: 100, height: width + 8) }

  /// The line.
  var shape: Shape {
    let middle = stage.center.y
    return .path(
      .polyline(Point(4 + width / 2, middle), Point(96 - width / 2, middle)))
  }

  /// The faint line on which others go.
  func track(_ inputs: DrawingInputs, part: Int) -> Node {
    Node(
      id: "track", opacity: .constant(inputs.opacity(part)), shape: shape,
      stroke: inputs.stroke(part, width: width))
  }
}
