internal import Loaders

/// The rules between the parameters that name an instant: `t`, `progress`, `frame` and `fps`.
enum InstantRules {
  /// Adds the faults of instants that contradict each other.
  ///
  /// One of `t`, `progress` and `frame` may be given; `frame` counts at `fps`, so it needs that
  /// beside it, and the others contradict it.
  static func check(_ reading: inout QueryReading) {
    let instants = ["t", "progress", "frame"].filter(reading.outputs.isGiven)
    for later in instants.dropFirst() {
      reading.add(.conflict(with: instants.filter { $0 != later }), to: later)
    }
    let hasFrame = instants.contains("frame")
    let countsFrames = reading.outputs.isGiven("fps")
    if hasFrame, !countsFrames { reading.add(.requires("fps"), to: "frame") }
    if countsFrames, !hasFrame, let instant = instants.first {
      reading.add(.conflict(with: [instant]), to: "fps")
    }
  }
}
