internal import Geometry
internal import SceneGraph
internal import Timeline

/// A square of four leaves that unfold and fold away in turn: `blocks-fold`.
struct BlocksFold: Loader {
  let name = "blocks-fold"
  let title = "Folding square"
  let summary = "Four leaves of a square on its corner unfold one from the other and fold away."
  let family = Family.blocks
  let tags = ["blocks", "fold", "folding", "cube", "square", "unfold", "paper"]
  let aliases = ["folding-cube"]
  let duration = 2.2
  let poster = 0.66
  let parts = [Part("leaf")]
  let parameters = [Parameter.stagger(0.1...0.16, 0.125)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let side = 33.0
    // Leaves lie over each other by a hair, so that no ground shows between them.
    let leaf = Shape.path(
      .box(width: side, height: side, about: Point(side / 2 - 0.3, side / 2 - 0.3)))
    return Drawing(
      nodes: (0..<4).map { index in
        let lag = Double(index) * inputs.number("stagger")
        return Node(
          id: "leaf\(index + 1)", position: .fixed(Drawing.square.center),
          rotation: .constant(90 * Double(index) - 135),
          scale: .uneven(x: closing.behind(by: lag), y: opening.behind(by: lag)),
          shape: leaf, fill: inputs.paint())
      })
  }

  /// A leaf comes out of the one before it; hidden, it has no size at all.
  private var opening: Track<Double> {
    Track(
      KeyFrame(0, 0), KeyFrame(0.05, 0, easing: .easeInOut), KeyFrame(0.21, 1), KeyFrame(0.88, 1),
      KeyFrame(0.88, 0), KeyFrame(1, 0))
  }

  /// It goes into the one behind it.
  private var closing: Track<Double> {
    Track(
      KeyFrame(0, 0), KeyFrame(0.05, 0), KeyFrame(0.05, 1), KeyFrame(0.72, 1, easing: .easeInOut),
      KeyFrame(0.88, 0), KeyFrame(1, 0))
  }
}
