internal import Geometry
internal import SceneGraph
internal import Timeline

/// Lines with round ends through which a sound goes: `audio`.
struct Audio: Loader {
  let name = "audio"
  let title = "Sound wave"
  let summary = "A wave of sound goes through lines with round ends, the middle ones the longest."
  let family = Family.paths
  let tags = ["audio", "sound", "wave", "voice", "speech", "record", "waveform"]
  let aliases = ["sound-wave", "voice"]
  let duration = 1.3
  let poster = 0.7
  let parts = [Part("line")]
  let parameters = [
    Parameter.count(3...7, 5, of: "lines"), .stroke(4...11, 10), .stagger(0.05...0.25, 0.125),
  ]

  func drawing(_ inputs: DrawingInputs) -> Drawing {
    let width = inputs.number("stroke")
    return Drawing(
      nodes: [Place].row(of: inputs.count, width: width, filling: 88).map { place in
        let lag = Double(place.index) * inputs.number("stagger")
        // Longest in the middle, half as long at the ends.
        let reach = ((46 - width / 2) * (1 - abs(place.progress - 0.5))).rounded()
        return Node(
          id: place.id("line"), position: .fixed(place.point),
          shape: .path(.polyline(Point(0, -reach), Point(0, reach))),
          stroke: inputs.stroke(width: width),
          trim: Trim(
            start: Track.swing(0, 0.4).behind(by: lag),
            length: Track.swing(1, 0.2).behind(by: lag)))
      })
  }
}
