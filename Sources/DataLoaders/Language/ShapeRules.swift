internal import Geometry
internal import JSONReading
internal import SceneGraph

/// The ranges of lengths and places, in units of the stage.
enum Reach {
  static let places = -10_000.0...10_000
  static let lengths = 0.01...10_000.0
}

extension Rule<Shape> {
  /// What a node draws about its anchor.
  static let shape = objects(
    [
      (.tag("type", word: "circle"), circle), (.tag("type", word: "ellipse"), ellipse),
      (.tag("type", word: "rectangle"), rectangle), (.tag("type", word: "path"), path),
    ], called: "an object with a type: circle, ellipse, rectangle or path")

  private static let length = Rule<Double>.number(Reach.lengths)

  private static let circle = Rule.object(
    "circle", "A circle about the anchor.", tag: ("type", "circle"),
    Member("radius", length, "The radius.")
  ) { .circle(radius: $0) }

  private static let ellipse = Rule.object(
    "ellipse", "An ellipse about the anchor.", tag: ("type", "ellipse"),
    Member("radiusX", length, "The radius to the right."),
    Member("radiusY", length, "The radius down.")
  ) { .ellipse(radiusX: $0, radiusY: $1) }

  private static let rectangle = Rule.object(
    "rectangle", "A rectangle with the anchor in its middle.", tag: ("type", "rectangle"),
    Member("width", length, "The width."), Member("height", length, "The height."),
    Member(
      "cornerRadius", Rule<Double>.number(0...10_000), default: 0, "The radius of the corners.")
  ) { .rectangle(Size($0, $1), cornerRadius: $2) }

  private static let path = Rule.object(
    "path", "An outline, filled by the nonzero rule; the anchor is its origin.",
    tag: ("type", "path"),
    Member("d", Rule<Path>.pathData, "SVG path data (SVG 2, section 9.3).")
  ) { .path($0) }
}

extension Rule<Path> {
  /// SVG path data that leads somewhere.
  static let pathData = Rule<String>.text(1...65_536).checked(
    accepting: "SVG path data within 10000 units of the origin, such as M0 0H10"
  ) { text, found, reading -> Path? in
    if let path = try? Path(svg: text) {
      reading.spend(path.segmentCount, of: .segments, at: found.place)
      if reading.isOver { return nil }
      if isWithinReach(path) { return path }
    }
    reading.refuse(found, .unreadable)
    return nil
  }

  private static func isWithinReach(_ path: Path) -> Bool {
    let box = path.bounds
    return path.length > 0 && path.length.isFinite && Reach.places.contains(box.x)
      && Reach.places.contains(box.y) && Reach.places.contains(box.maxX)
      && Reach.places.contains(box.maxY)
  }
}

extension Path {
  /// How many elements it has; a line that closes it counts, and so does a lone point.
  fileprivate var segmentCount: Int {
    subpaths.reduce(0) { $0 + max($1.segments.count + ($1.isClosed ? 1 : 0), 1) }
  }
}

extension Rule<StrokePlan> {
  /// How a shape's outline is drawn.
  static let stroke = Rule.object(
    "stroke", "How the outline of a shape is drawn.",
    Member("paint", Rule<PaintPlan>.paint, "What it is painted with."),
    Member("width", Rule<Double>.number(Reach.lengths), "The width, in units of the stage."),
    Member("cap", Rule<Stroke.Cap>.word, default: "butt", "How open ends look."),
    Member("join", Rule<Stroke.Join>.word, default: "miter", "How corners look.")
  ) { StrokePlan(paint: $0, width: $1, cap: $2, join: $3) }
}

extension Rule<TrimPlan> {
  /// The part of an outline that is stroked.
  static let trim = Rule.object(
    "trim", "The part of the outline that is stroked, in shares of its length.",
    Member(
      "start", .animated("start", of: .number(-100...100)), default: 0,
      "Where the part begins; 0 is where the outline does, and whole numbers are the same place."),
    Member(
      "length", .animated("share", of: .number(0...1)), "How long the part is.")
  ) { TrimPlan(start: $0, length: $1) }
}
