internal import Geometry
internal import SceneGraph
internal import Timeline

/// Spokes around a middle with a light that runs round: `bars-rotate`.
struct BarsRotate: Loader {
  let name = "bars-rotate"
  let title = "Spokes"
  let summary = "Spokes around a middle light up in turn and fade."
  let family = Family.bars
  let tags = ["bars", "spokes", "lines", "spinner", "rotate", "fade", "activity", "system"]
  let aliases = ["spokes", "line-spinner", "activity-indicator"]
  let duration = 1.0
  let seam = Seam.turn
  let parts = [Part("spoke")]
  let parameters = [Parameter.count(6...14, 10, of: "spokes"), .stroke(3...10, 8.5)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let width = inputs.number("stroke")
    let half = width / 2
    let spoke = Path.written(
      "M\(-half)-24V\(half - 46)a\(half) \(half) 0 0 1 \(width) 0V-24"
        + "a\(half) \(half) 0 0 1 \(-width) 0z")
    let light = Track(
      KeyFrame(0, 1, easing: .easeOut), KeyFrame(0.88, 0.14, easing: .easeInOut), KeyFrame(1, 1))
    return Drawing(
      nodes: [Place].ring(of: inputs.count, radius: 0).map { place in
        Node(
          id: place.id("spoke"), position: .fixed(place.point),
          rotation: .constant(place.degrees), opacity: light.behind(by: place.share),
          children: [
            Node(
              id: place.id("line"), shape: .path(spoke), fill: inputs.paint())
          ])
      })
  }
}
