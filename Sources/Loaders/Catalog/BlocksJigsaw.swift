internal import Geometry
internal import SceneGraph
internal import Timeline

/// Four pieces of a jigsaw puzzle that click together: `blocks-jigsaw`.
struct BlocksJigsaw: Loader {
  let name = "blocks-jigsaw"
  let title = "Jigsaw"
  let summary = "Four pieces of a puzzle click together one after the other and come apart."
  let family = Family.blocks
  let tags = ["blocks", "jigsaw", "puzzle", "pieces", "four", "plugin", "assemble"]
  let aliases = ["jigsaw", "puzzle"]
  let duration = 2.2
  let poster = 0.5
  let parts = [Part("piece")]
  let parameters = [Parameter.stagger(0...0.12, 0.08)]

  /// A piece with its inner corner at the anchor: a bay in its left edge, and on its lower one the
  /// knob that lies in the bay of the next piece.
  private static let piece = Path.written(
    "M0 0V-10.1A8.5 8.5 0 1 0 0-25.9V-36H36V0H22A6.5 6.5 0 1 1 14 0z")

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let way = MotionPath([.line(LineSegment(from: .zero, to: Point(10, -10)))])
    return Drawing(
      nodes: (0..<4).map { index in
        let lag = Double(index) * inputs.number("stagger")
        return Node(
          id: "place\(index + 1)", position: .fixed(Drawing.square.center),
          rotation: .constant(90 * Double(index)),
          children: [
            Node(
              id: "piece\(index + 1)",
              position: .along(way, distance: distance(way.length).behind(by: lag)),
              shape: .path(Self.piece), fill: inputs.paint())
          ])
      })
  }

  /// How far from the middle a piece is: close, apart, and close again.
  private func distance(_ apart: Double) -> Track<Double> {
    Track(
      KeyFrame(0, apart, easing: .brisk), KeyFrame(0.25, 1.41), KeyFrame(0.6, 1.41, easing: .brisk),
      KeyFrame(0.85, apart), KeyFrame(1, apart))
  }
}
