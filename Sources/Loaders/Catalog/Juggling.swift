internal import Geometry
internal import SceneGraph
internal import Timeline

/// Three balls that go from a near hand to a far one and back: `juggling`.
struct Juggling: Loader {
  let name = "juggling"
  let title = "Juggling"
  let summary = "Three balls are thrown from a near hand to a far one and back, larger when near."
  let family = Family.depth
  let tags = ["juggling", "balls", "throw", "hands", "circus", "depth", "three"]
  let aliases = ["juggler"]
  let duration = 2.1
  let poster = 0.1
  let seam = Seam.turn
  let parts = [
    Part("ball1", Color(hex: 0x3B82EB)),
    Part("ball2", Color(hex: 0xE0486F), tint: .lightened(0.25)),
    Part("ball3", Color(hex: 0xD58A1C), tint: .lightened(0.5)), Part("hands", tint: .faded(0.5)),
  ]
  let parameters = [Parameter.radius(6...11, 10, of: "a ball half-way between the hands")]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let radius = inputs.number("radius")
    let hands = [(Point(76, 76), 1.25), (Point(22, 62), 0.75)].map { place, nearness in
      let height = place.y + radius * nearness + 3
      return Path.polyline(
        Point(place.x - 16 * nearness, height), Point(place.x + 16 * nearness, height))
    }
    return Drawing(
      nodes: [
        Node(
          id: "hands", opacity: .constant(inputs.opacity(3)),
          shape: .path(Path(hands.flatMap(\.subpaths))), stroke: inputs.stroke(3, width: 4))
      ]
        + (0...2).map { index in
          let lead = Double(index) / 3
          return Node(
            id: parts[index].id,
            position: .coordinates(x: across.ahead(by: lead), y: height.ahead(by: lead)),
            scale: .uniform(nearness.ahead(by: lead)), shape: .circle(radius: radius),
            fill: inputs.paint(index))
        },
      // Where two balls meet in the air the one from the near hand is the nearer one.
      order: .byNearness(of: 4) { body, progress in
        let place = progress + Double(body - 1) / 3
        return body == 0 ? -1 : place.rounded(.down) - place
      })
  }

  /// A throw to the far hand in a third, the rest there in a sixth, and back likewise.
  private var across: Track<Double> {
    Track(
      KeyFrame(0, 70), KeyFrame(1.0 / 3, 17, easing: .easeInOut), KeyFrame(0.5, 27),
      KeyFrame(5.0 / 6, 82, easing: .easeInOut), KeyFrame(1, 70))
  }

  private var height: Track<Double> {
    Track(
      KeyFrame(0, 76, easing: .easeOut), KeyFrame(1.0 / 6, 16, easing: .easeIn),
      KeyFrame(1.0 / 3, 62), KeyFrame(0.5, 62, easing: .easeOut),
      KeyFrame(2.0 / 3, 16, easing: .easeIn), KeyFrame(5.0 / 6, 76), KeyFrame(1, 76))
  }

  private var nearness: Track<Double> {
    Track(
      KeyFrame(0, 1.25), KeyFrame(1.0 / 3, 0.75), KeyFrame(0.5, 0.75), KeyFrame(5.0 / 6, 1.25),
      KeyFrame(1, 1.25))
  }
}
