internal import Geometry
internal import JSONReading
internal import SceneGraph

extension Rule<Point> {
  /// A place.
  static let point = Rule<[Double]>.numbers(
    [Reach.places, Reach.places], called: "two numbers [x, y] from -10000 to 10000"
  ).map { Point($0[0], $0[1]) }
}

extension Rule<PositionPlan> {
  /// Where a node's anchor is in its parent.
  static let position = either(
    [
      Rule<Point>.point.map { .fixed($0) },
      objects(
        [(.member("x"), coordinates), (.member("path"), along)],
        called: "an object with x and y, or with a path"),
    ], called: "two numbers [x, y], an object with x and y, or an object with a path")

  private static let coordinates = Rule.object(
    "coordinates", "A place whose coordinates vary each for itself.",
    Member("x", coordinate, "The coordinate to the right."),
    Member("y", coordinate, "The coordinate down.")
  ) { .coordinates(x: $0, y: $1) }

  private static let coordinate = Rule<ValuePlan<Double>>.animated(
    "coordinate", of: .number(Reach.places))

  private static let along = Rule.object(
    "motionPath", "A place on a path.",
    Member(
      "path", Rule<MotionPath>.motionPath, "The path as SVG path data: one connected line."),
    Member(
      "distance", Rule<ValuePlan<DistancePlan>>.distance, "How far from the path's beginning."),
    Member(
      "turn", Rule<Position.Turn>.turn, default: ["degrees": 0],
      "How the whole path is turned; the node itself is not.")
  ) { path, distance, turn in
    .along(path, distance: distance.map { $0.distance(on: path) }, turn: turn)
  }.checked { position, found, reading -> PositionPlan? in
    if case .along(let path, let distance, _) = position {
      let passages = distance.playedFrames * path.segments.count
      reading.spend(passages, of: .passages, at: found.place)
    }
    return position
  }
}

extension Rule<Position.Turn> {
  /// A turn of a motion path.
  fileprivate static let turn = Rule.object(
    "turn", "A turn about a point.",
    Member("degrees", Rule<Double>.number(-36_000...36_000), "The angle in degrees, clockwise."),
    Member("about", Rule<Point>.point, default: [0, 0], "The point that stays.")
  ) { Position.Turn(degrees: $0, about: $1) }
}

extension Rule<MotionPath> {
  /// A way in one piece.
  fileprivate static let motionPath = Rule<Path>.pathData.checked(
    accepting: Rule<Path>.pathData.accepted + ", in one piece"
  ) { path, found, reading -> MotionPath? in
    guard path.subpaths.count == 1, let way = path.subpaths.first else {
      reading.refuse(found, .unreadable)
      return nil
    }
    var segments = way.segments
    if way.isClosed, let end = segments.last?.end, end != way.start {
      segments.append(.line(LineSegment(from: end, to: way.start)))
    }
    return MotionPath(segments)
  }
}

extension Rule<ValuePlan<DistancePlan>> {
  /// How far on a motion path.
  fileprivate static let distance = either(
    [
      units.map { .constant($0) },
      objects(
        [
          (.member("keyFrames"), .track("distance", of: place, named: true)),
          (.member("share"), share.map { .constant($0) }),
          (.member("elements"), elements.map { .constant($0) }),
        ], called: "an object with keyFrames, share or elements"),
    ],
    called: units.accepted + ", or an object with keyFrames, with share or with elements")

  private static let place = Rule<DistancePlan>.either(
    [
      units,
      .objects(
        [(.member("share"), share), (.member("elements"), elements)],
        called: "an object with share or with elements"),
    ])

  private static let units = Rule<Double>.number(-100_000...100_000).map { DistancePlan.units($0) }

  private static let share = Rule<DistancePlan>.object(
    "share", title: "distanceShare", "A distance as a share of the path's length.",
    Member("share", Rule<Double>.number(-10...10), "The share; 1 is the path's end.")
  ) { .share($0) }

  private static let elements = Rule<DistancePlan>.object(
    "elements", title: "distanceElements", "The distance at which an element of the path ends.",
    Member(
      "elements", Rule<Int>.whole(0...10_000),
      "How many elements of the path lie before it; 0 is the beginning.")
  ) { .elements($0) }
}
