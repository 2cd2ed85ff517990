internal import Loaders

/// The rules between the parameters that name an instant: `t`, `progress`, `frame` and `fps`.
enum InstantRules {
  /// One of `t`, `progress` and `frame` may be given; `frame` counts at `fps`, so it needs that
  /// beside it, and the others contradict it.
  static let rules: [ParameterRule] = [
    .alternatives(["t", "progress", "frame"]), .needs("frame", "fps"),
    .excludes("fps", ["t", "progress"], unless: "frame"),
  ]

  /// Adds the faults of instants that contradict each other.
  static func check(_ reading: inout QueryReading) { reading.apply(rules) }
}
