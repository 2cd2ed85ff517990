/// The outline of a shape: any number of subpaths (SVG 2, section 9).
public struct Path: Hashable, Sendable {
  /// One connected run of elements.
  public struct Subpath: Hashable, Sendable {
    /// Where it begins.
    public let start: Point
    /// The elements in order; each begins where the one before ends.
    public internal(set) var segments: [PathSegment]
    /// Whether a straight line closes it back to its beginning.
    public internal(set) var isClosed: Bool

    /// Makes a subpath.
    public init(start: Point, segments: [PathSegment], isClosed: Bool) {
      self.start = start
      self.segments = segments
      self.isClosed = isClosed
    }

    /// The length in user units, the line that closes it included.
    public var length: Double {
      let way = segments.reduce(0) { $0 + $1.length }
      return isClosed ? way + (segments.last?.end ?? start).distance(to: start) : way
    }
  }

  /// The subpaths in order.
  public let subpaths: [Subpath]

  /// Makes an outline of subpaths.
  public init(_ subpaths: [Subpath]) {
    self.subpaths = subpaths
  }

  /// The length of all subpaths together in user units, the lines that close them included.
  public var length: Double { subpaths.reduce(0) { $0 + $1.length } }

  /// The smallest upright rectangle that holds the outline.
  public var bounds: Rect {
    var bounds: Rect?
    for subpath in subpaths {
      bounds = bounds?.union(Rect(holding: [subpath.start])) ?? Rect(holding: [subpath.start])
      for segment in subpath.segments {
        bounds = bounds?.union(segment.bounds)
      }
    }
    return bounds ?? Rect(holding: [])
  }
}
