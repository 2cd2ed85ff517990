internal import Geometry
internal import SceneGraph
internal import Timeline

/// The time over which values are looked at.
enum Span {
  /// The whole iteration, of which only the ends of the values are known.
  case whole
  /// One progress, 0 to 1.
  case at(Double)
}

extension Node {
  /// What the node and all within it keep to, in the coordinates of its parent.
  func reach(over span: Span) -> Reach {
    let own = shape.map { $0.reach(with: stroke) } ?? .nothing
    let whole = children.reduce(own) { $0.union($1.reach(over: span)) }
    let (x, y) = scale.ranges(over: span)
    return whole.scaled(x, y).rotated(rotation.range(over: span)).moved(
      within: position.places(over: span))
  }
}

extension Shape {
  /// What the shape and its stroke keep to about the anchor.
  func reach(with stroke: Stroke?) -> Reach {
    let margin = margin(of: stroke)
    switch self {
    case .circle, .ellipse, .path:
      let bounds = outlineBounds
      return Reach(
        box: Rect(
          x: bounds.x - margin, y: bounds.y - margin, width: bounds.width + 2 * margin,
          height: bounds.height + 2 * margin), radius: tightReach + margin)
    case .rectangle(let size, let cornerRadius):
      let (x, y) = (size.width / 2 + margin, size.height / 2 + margin)
      let isRound = cornerRadius > 0 || stroke?.join == .round
      let corner = isRound ? min(cornerRadius + margin, x, y) : 0
      return Reach(
        box: Rect(x: -x, y: -y, width: 2 * x, height: 2 * y),
        radius: Point(x - corner, y - corner).length + corner)
    }
  }

  /// The distance from the anchor that the outline does not go beyond: exact where it is made of
  /// straight lines and of circles about the anchor.
  private var tightReach: Double {
    guard case .path(let path) = self else { return reach }
    let ends = path.subpaths.flatMap { [$0.start] + $0.segments.map(\.end) }.map(\.length)
    let bows = path.subpaths.flatMap(\.segments).map { segment -> Double in
      switch segment {
      case .line: 0
      case .arc(let arc): arc.center.length + max(arc.radiusX, arc.radiusY)
      case .cubic(let curve): max(curve.control1.length, curve.control2.length)
      }
    }
    return min(reach, (ends + bows).max() ?? 0)
  }

  private var outlineBounds: Rect {
    switch self {
    case .circle(let radius): Rect(around: .zero, reach: radius)
    case .ellipse(let x, let y): Rect(x: -x, y: -y, width: 2 * x, height: 2 * y)
    default: outline.bounds
    }
  }

  /// How far a stroke reaches beyond the outline: half of its width, more where ends or corners
  /// stand out.
  private func margin(of stroke: Stroke?) -> Double {
    guard let stroke, stroke.paint != .none else { return 0 }
    guard case .path(let path) = self else { return stroke.width / 2 }
    let hasCorners = path.subpaths.contains { $0.segments.count > 1 || $0.isClosed }
    if hasCorners, stroke.join == .miter { return stroke.width * 2 }
    return stroke.width / 2 * (stroke.cap == .square ? 2.0.squareRoot() : 1)
  }
}

extension Animated<Double> {
  fileprivate func range(over span: Span) -> ClosedRange<Double> {
    switch (self, span) {
    case (.constant(let value), _): return value...value
    case (.track(let track, _), .whole): return track.valueRange
    case (.track, .at(let progress)):
      let value = value(at: progress)
      return value...value
    }
  }
}

extension Scaling {
  fileprivate func ranges(over span: Span) -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    switch self {
    case .uniform(let scale):
      let range = scale.range(over: span)
      return (range, range)
    case .uneven(let x, let y): return (x.range(over: span), y.range(over: span))
    }
  }
}

extension Position {
  /// A rectangle that holds all places.
  fileprivate func places(over span: Span) -> Rect {
    if case .at(let progress) = span { return Rect(around: point(at: progress), reach: 0) }
    switch self {
    case .fixed(let point): return Rect(around: point, reach: 0)
    case .coordinates(let x, let y):
      let (x, y) = (x.range(over: span), y.range(over: span))
      return Rect(
        x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
        height: y.upperBound - y.lowerBound)
    case .along(let path, _, let turn):
      if turn.degrees == 0 { return path.bounds }
      let turned = Affine.rotation(degrees: turn.degrees, about: turn.center)
      return Rect(holding: path.bounds.corners.map { turned($0) })
    }
  }
}
