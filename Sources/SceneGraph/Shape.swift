public import Geometry

/// What a node draws, about its anchor.
public enum Shape: Hashable, Sendable {
  /// A circle of a radius.
  case circle(radius: Double)
  /// An ellipse of two half axes.
  case ellipse(radiusX: Double, radiusY: Double)
  /// A rectangle of a size, its corners rounded by circles of a radius.
  case rectangle(Size, cornerRadius: Double = 0)
  /// An outline, filled by the nonzero rule.
  case path(Path)

  /// Whether the shape looks the same however it is turned.
  public var isRound: Bool {
    if case .circle = self { true } else { false }
  }

  /// A distance from the anchor that nothing of the shape is beyond; no more than its box's corners.
  public var reach: Double {
    switch self {
    case .circle(let radius): return radius
    case .ellipse(let radiusX, let radiusY): return max(radiusX, radiusY)
    case .rectangle(let size, _): return Point(size.width / 2, size.height / 2).length
    case .path(let path):
      let box = path.bounds
      let corner = [Point(box.x, box.y), Point(box.maxX, box.y), Point(box.x, box.maxY)]
        .map(\.length).reduce(Point(box.maxX, box.maxY).length, max)
      // Of a circle about the anchor the corners of its box are beyond it.
      let farthest = path.subpaths.reduce(0) { farthest, subpath in
        subpath.segments.reduce(max(farthest, subpath.start.length)) { max($0, $1.reach) }
      }
      return min(corner, farthest)
    }
  }
}

extension PathSegment {
  /// A distance from the origin that nothing of it is beyond.
  fileprivate var reach: Double {
    switch self {
    case .line(let line): max(line.start.length, line.end.length)
    case .arc(let arc): arc.center.length + max(arc.radiusX, arc.radiusY)
    // A curve is within the hull of its control points.
    case .cubic(let curve):
      [curve.start, curve.control1, curve.control2, curve.end].map(\.length).max() ?? 0
    }
  }
}

/// How an outline is drawn along (SVG 2, section 13.5).
public struct Stroke: Hashable, Sendable {
  /// How an open end looks.
  public enum Cap: String, Hashable, Sendable, CaseIterable {
    /// Cut at the end.
    case butt
    /// A half circle beyond the end.
    case round
    /// Half a square beyond the end.
    case square
  }

  /// How two elements of an outline meet in a corner.
  public enum Join: String, Hashable, Sendable, CaseIterable {
    /// Drawn out to a point, at most twice the width from the corner, else cut (SVG 2, section 13.5.5).
    case miter
    /// A part of a circle about the corner.
    case round
    /// Cut straight.
    case bevel
  }

  /// What it is painted with.
  public let paint: Paint
  /// The width in user units.
  public let width: Double
  /// How an open end looks.
  public let cap: Cap
  /// How corners look.
  public let join: Join

  /// Makes a stroke.
  public init(_ paint: Paint, width: Double, cap: Cap = .butt, join: Join = .miter) {
    self.paint = paint
    self.width = width
    self.cap = cap
    self.join = join
  }
}
