internal import Geometry
internal import SceneGraph
internal import Timeline

/// A dark and a light disc that swap places, one passing near and one far: `yin-yang`.
struct YinYang: Loader {
  let name = "yin-yang"
  let title = "Yin and yang"
  let summary = "A dark and a light disc, each with an eye of the other, swap places near and far."
  let family = Family.depth
  let tags = ["yin-yang", "yin", "yang", "swap", "balance", "discs", "depth"]
  let aliases = ["taiji"]
  let duration = 2.2
  let poster = 0.15
  let parts = [
    Part("yin", Color(hex: 0x6258D8)), Part("yang", Color(hex: 0xF1EEFF), tint: .highlight(1)),
  ]
  let parameters = [Parameter.stroke(2...5, 3)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let width = inputs.number("stroke")
    return Drawing(
      nodes: (0...1).map { index in
        let lead = Double(index) / 2
        return Node(
          id: parts[index].id,
          position: .coordinates(
            x: Track.swing(73.5, 26.5, easing: .cubicBezier(CubicBezierEasing(0.65, 0, 0.35, 1)))
              .ahead(by: lead), y: pass(50, 9).ahead(by: lead)),
          scale: .uniform(pass(1, 0.22).ahead(by: lead)),
          shape: .circle(radius: 22.5 - width / 2), fill: inputs.paint(index),
          stroke: inputs.stroke(0, width: width, cap: .butt),
          children: [
            Node(
              id: "eye\(index + 1)", shape: .circle(radius: 6.5), fill: inputs.paint(1 - index))
          ])
      }, order: .track(Track(KeyFrame(0, [1, 0]), KeyFrame(0.5, [0, 1]))))
  }

  /// Rest, near, rest, far.
  private func pass(_ middle: Double, _ reach: Double) -> Track<Double> {
    .stairs([middle, middle + reach, middle, middle - reach, middle])
  }
}
