internal import Geometry
internal import SceneGraph
internal import Timeline

/// Stations on a line that are reached one after the other: `progress-stepped`.
struct ProgressStepped: Loader {
  let name = "progress-stepped"
  let title = "Stepped bar"
  let summary = "A line runs from station to station; each one lights up when it is reached."
  let family = Family.progress
  let tags = ["progress", "steps", "stepper", "stations", "bar", "linear", "wizard"]
  let aliases = ["stepper"]
  let duration = 3.2
  let poster = 0.4
  let parts = [Part("step"), Part("track", tint: .faded(0.25))]
  let parameters = [
    Parameter.count(2...5, 4, of: "stations"), .radius(5...9, 8, of: "a station"),
  ]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let radius = inputs.number("radius")
    let (count, width) = (inputs.count, radius * 0.7)
    let stage = Rect(x: 0, y: 0, width: 100, height: 2 * radius + 8)
    let row = [Place].row(of: count, width: 2 * radius, filling: 92, about: stage.center)
    let line = Shape.path(.polyline(row[0].point, row[count - 1].point))
    let stride = 0.5 / Double(count)
    let travel = travel(stations: count, stride: stride)
    return Drawing(
      stage: stage,
      nodes: [
        Node(
          id: "track", opacity: .constant(inputs.opacity(1)), shape: line,
          stroke: inputs.stroke(1, width: width, cap: .butt),
          children: row.map { place in
            Node(
              id: place.id("station"), position: .fixed(place.point),
              shape: .circle(radius: radius), fill: inputs.paint(1))
          }),
        Node(
          id: "line", shape: line, stroke: inputs.stroke(width: width, cap: .butt),
          trim: travel),
      ]
        + row.map { place in
          Node(
            id: place.id("step"), position: .fixed(place.point),
            opacity: lighting(stride).behind(by: Double(place.index) * stride),
            shape: .circle(radius: radius), fill: inputs.paint())
        })
  }

  /// Half of the iteration for the line to go from station to station, the other half for its end
  /// to follow.
  private func travel(stations count: Int, stride: Double) -> Trim {
    var (tail, length) = ([KeyFrame(0, 0.0)], [KeyFrame(0, 0.0)])
    var returning: [KeyFrame<Double>] = []
    for step in 1..<count {
      for (time, place) in [(Double(step) - 0.75, step - 1), (Double(step), step)] {
        let share = Double(place) / Double(count - 1)
        tail.append(KeyFrame(0.5 + time * stride, share, easing: .easeInOut))
        length.append(KeyFrame(time * stride, share, easing: .easeInOut))
        returning.append(KeyFrame(0.5 + time * stride, 1 - share, easing: .easeInOut))
      }
    }
    return Trim(
      start: .track(Track(first: tail[0], others: Array(tail.dropFirst()))),
      length: .track(Track(first: length[0], others: length.dropFirst() + returning)))
  }

  private func lighting(_ stride: Double) -> Track<Double> {
    Track(
      KeyFrame(0, 0, easing: .easeOut), KeyFrame(stride * 0.5, 1),
      KeyFrame(0.5, 1, easing: .easeIn), KeyFrame(0.5 + stride * 0.5, 0), KeyFrame(1, 0))
  }
}
