internal import Geometry

/// A place on a motion path: how far from its beginning.
enum DistancePlan: Hashable, Sendable {
  /// In units of the stage.
  case units(Double)
  /// As a share of the path's length, 1 for its end.
  case share(Double)
  /// Behind so many of the path's elements.
  case elements(Int)

  /// The distance on a path in units of the stage; behind all elements where there are fewer.
  func distance(on path: MotionPath) -> Double {
    switch self {
    case .units(let distance): distance
    case .share(let share): share * path.length
    case .elements(let count): path.distances[min(count, path.distances.count - 1)]
    }
  }
}
