public import Geometry

extension Shape {
  /// The shape's outline about its anchor: where it begins and which way it goes.
  ///
  /// As SVG 2, sections 10.2 to 10.4, has it: a circle or an ellipse begins at its right and goes
  /// clockwise on screen, a rectangle at its top left corner, behind the rounding, clockwise too.
  public var outline: Path {
    switch self {
    case .circle(let radius): return .ellipse(radius, radius)
    case .ellipse(let radiusX, let radiusY): return .ellipse(radiusX, radiusY)
    case .rectangle(let size, let cornerRadius): return .rectangle(size, cornerRadius)
    case .path(let path): return path
    }
  }

  /// The length of the outline in user units.
  public var outlineLength: Double {
    if case .circle(let radius) = self { return 2 * .pi * radius }
    return outline.length
  }
}

extension Path {
  fileprivate static func ellipse(_ radiusX: Double, _ radiusY: Double) -> Path {
    let arc = Arc(center: .zero, radiusX: radiusX, radiusY: radiusY, startAngle: 0, sweep: 360)
    return Path([Subpath(start: arc.start, segments: [.arc(arc)], isClosed: true)])
  }

  /// A rectangle about the origin, its corners rounded by circles, at most by half of a side.
  fileprivate static func rectangle(_ size: Size, _ cornerRadius: Double) -> Path {
    let (right, bottom) = (size.width / 2, size.height / 2)
    let radius = min(max(cornerRadius, 0), right, bottom)
    let (x, y) = (right - radius, bottom - radius)
    var segments: [PathSegment] = []
    var pen = Point(-x, -bottom)
    let corners = [
      (Point(x, -bottom), Point(x, -y), -90.0), (Point(right, y), Point(x, y), 0),
      (Point(-x, bottom), Point(-x, y), 90), (Point(-right, -y), Point(-x, -y), 180),
    ]
    for (end, center, angle) in corners {
      if end != pen { segments.append(.line(LineSegment(from: pen, to: end))) }
      pen = end
      guard radius > 0 else { continue }
      let arc = Arc(center: center, radius: radius, startAngle: angle, sweep: 90)
      segments.append(.arc(arc))
      pen = arc.end
    }
    return Path([Subpath(start: Point(-x, -bottom), segments: segments, isClosed: true)])
  }
}
