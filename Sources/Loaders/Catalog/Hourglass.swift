internal import Geometry
internal import SceneGraph
internal import Timeline

/// Sand that runs through a glass, which is then turned over: `hourglass`.
struct Hourglass: Loader {
  let name = "hourglass"
  let title = "Hourglass"
  let summary = "Sand runs through a glass, which turns over when it is through."
  let family = Family.paths
  let tags = ["hourglass", "sand", "time", "timer", "wait", "glass"]
  let aliases = ["sandglass"]
  let duration = 4.0
  let poster = 0.16
  let seam = Seam.turn
  let parts = [Part("sand"), Part("glass")]
  let parameters = [Parameter.stroke(3...8, 6)]

  private let height = 36.5
  private let slope = 0.68

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let width = inputs.number("stroke")
    let (x, y) = (height * slope, height)
    let outline = Path.polygon([Point(-x, -y), Point(x, -y), Point(-x, y), Point(x, y)])
    return Drawing(nodes: [
      Node(
        id: "glass", position: .fixed(Drawing.square.center), rotation: .track(turning),
        opacity: .constant(inputs.opacity(1)), shape: .path(outline),
        stroke: inputs.stroke(1, width: width, join: .round),
        children: (0...1).map { index in
          Node(
            id: "bulb\(index + 1)", rotation: .constant(180 * Double(index)),
            children: [
              Node(
                id: "sand\(index + 1)",
                position: .coordinates(
                  x: .constant(0), y: neck.ahead(by: Double(index) / 2)),
                scale: .uniform(amount.ahead(by: Double(index) / 2)), shape: .path(sand),
                fill: inputs.paint())
            ])
        })
    ])
  }

  /// A cone of sand that stands on its point and fills a bulb.
  private var sand: Path {
    .polygon([.zero, Point(-height * slope, -height), Point(height * slope, -height)])
  }

  /// Two half turns, each after a flow.
  private var turning: Track<Double> {
    Track(
      KeyFrame(0, 0), KeyFrame(0.37, 0, easing: .easeInOut), KeyFrame(0.5, 180),
      KeyFrame(0.87, 180, easing: .easeInOut), KeyFrame(1, 360))
  }

  /// How large the cone is: cos while it runs out, sin while it heaps up in the next half.
  ///
  /// So the squares of both bulbs' cones, which are their areas, add up to one always.
  private var amount: Track<Double> {
    Track(
      KeyFrame(0, 1, easing: .sineIn), KeyFrame(0.37, 0), KeyFrame(0.5, 0, easing: .sineOut),
      KeyFrame(0.87, 1), KeyFrame(1, 1))
  }

  /// Where its point is: at the neck while it runs out; heaped up it stands on the bulb's end.
  private var neck: Track<Double> {
    Track(
      KeyFrame(0, 0), KeyFrame(0.37, 0), KeyFrame(0.5, -height, easing: .sineOut),
      KeyFrame(0.87, 0), KeyFrame(1, 0))
  }
}
