internal import Geometry
internal import SceneGraph
internal import Timeline

/// A bar that fills behind one that loads ahead of it: `progress-buffer`.
struct ProgressBuffer: Loader {
  let name = "progress-buffer"
  let title = "Buffering bar"
  let summary = "A bar fills evenly behind a fainter one that loads ahead of it in leaps."
  let family = Family.progress
  let tags = ["progress", "bar", "buffer", "video", "stream", "linear", "download"]
  let aliases = ["buffer"]
  let duration = 3.2
  let poster = 0.55
  let parts = [Part("bar"), Part("buffer", tint: .faded(0.4)), Part("track", tint: .faded(0.2))]
  let parameters = [Parameter.stroke(2...24, 10)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let line = ProgressLine(width: inputs.number("stroke"))
    func piece(_ index: Int, _ length: Track<Double>) -> Node {
      Node(
        id: parts[index].id, opacity: .constant(inputs.opacity(index)), shape: line.shape,
        stroke: inputs.stroke(index, width: line.width),
        // A trace behind the beginning, lest the part goes on with a dot at the end of the line.
        trim: Trim(start: .constant(0.001), length: .track(length)))
    }
    return Drawing(
      stage: line.stage,
      nodes: [line.track(inputs, part: 2), piece(1, leaps), piece(0, filling)])
  }

  private var leaps: Track<Double> {
    Track(
      KeyFrame(0, 0, easing: .easeInOut), KeyFrame(0.12, 0.35),
      KeyFrame(0.25, 0.35, easing: .easeInOut),
      KeyFrame(0.37, 0.7), KeyFrame(0.5, 0.7, easing: .easeInOut), KeyFrame(0.62, 1),
      KeyFrame(0.88, 1, easing: .easeInOut), KeyFrame(1, 0))
  }

  private var filling: Track<Double> {
    Track(
      KeyFrame(0, 0, easing: .sineInOut), KeyFrame(0.82, 1), KeyFrame(0.88, 1, easing: .easeInOut),
      KeyFrame(1, 0))
  }
}
