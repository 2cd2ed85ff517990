internal import Geometry
internal import SceneGraph
internal import Timeline

/// An arc that grows and shrinks on its way round: `ring-resize`.
struct RingResize: Loader {
  let name = "ring-resize"
  let title = "Resizing ring"
  let summary = "An arc goes round; its head runs ahead, then its tail catches up."
  let family = Family.rings
  let tags = ["ring", "spinner", "arc", "circle", "resize", "grow", "material"]
  let aliases = ["arc-resize", "circular"]
  let duration = 1.5
  let poster = 0.5
  let parts = [Part("arc")]
  let parameters = [Parameter.stroke(2...24, 10)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let width = inputs.number("stroke")
    return Drawing(nodes: [
      Node(
        id: "arc", position: .fixed(Drawing.square.center), rotation: .track(.turn()),
        shape: .circle(radius: 46 - width / 2), stroke: inputs.stroke(width: width),
        trim: Trim(start: .track(tail), length: .track(.swing(0.05, 0.75))))
    ])
  }

  /// Where the tail is: the head is a swing ahead of it and has gone as far when both are round.
  private var tail: Track<Double> {
    Track(
      KeyFrame(0, 0, easing: .easeInOut), KeyFrame(0.5, 0.15, easing: .easeInOut), KeyFrame(1, 1))
  }
}
