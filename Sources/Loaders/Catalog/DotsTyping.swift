internal import Geometry
internal import SceneGraph
internal import Timeline

/// Dots in a speech bubble, as while somebody writes: `dots-typing`.
struct DotsTyping: Loader {
  let name = "dots-typing"
  let title = "Typing"
  let summary = "Three dots hop in a speech bubble, as while somebody writes."
  let family = Family.dots
  let tags = ["dots", "typing", "chat", "message", "bubble", "writing", "three"]
  let aliases = ["typing", "chat"]
  let duration = 1.3
  let poster = 0.22
  let parts = [Part("dot"), Part("bubble", tint: .faded(0.22))]
  let parameters = [Parameter.radius(4...9, 8, of: "a dot"), .stagger(0...0.25, 0.13)]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let hop = Track.beat(47, 34, within: 0.5)
    let bubble = Node(
      id: "bubble", opacity: .constant(inputs.opacity(1)),
      shape: .path(.written("M35 10H65A31 31 0 0 1 65 72H34L10 90 14 63.7A31 31 0 0 1 35 10z")),
      fill: inputs.paint(1))
    return Drawing(
      nodes: [bubble]
        + [Place].row(of: 3, spacing: 23).map { place in
          Node(
            id: place.id("dot"),
            position: .coordinates(
              x: .constant(place.point.x),
              y: hop.behind(by: Double(place.index) * inputs.number("stagger"))),
            shape: .circle(radius: inputs.number("radius")), fill: inputs.paint())
        })
  }
}
