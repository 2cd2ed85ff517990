import Geometry
import SceneGraph

/// Points of the outlines of shapes, so many a segment; asked for once a shape.
struct OutlinePoints {
  private var known: [Shape: [Point]] = [:]

  mutating func points(of shape: Shape) -> [Point] {
    if let points = known[shape] { return points }
    let points = shape.outline.subpaths.flatMap { subpath in
      [subpath.start]
        + subpath.segments.flatMap { segment in
          let count = if case .line = segment { 1 } else { 12 }
          return (1...count).map { segment.point(at: Double($0) / Double(count)) }
        }
    }
    known[shape] = points
    return points
  }

  /// The box of a shape where it is drawn, its stroke included but for mitred corners.
  mutating func bounds(of drawn: DrawnShape) -> Rect {
    let map = drawn.transform
    let line = drawn.stroke.map { $0.paint == .none ? 0 : $0.width / 2 } ?? 0
    let (x, y): (Double, Double)
    if case .circle(let radius) = drawn.shape {
      x = Point(map.a, map.c).length * (radius + line)
      y = Point(map.b, map.d).length * (radius + line)
      return Rect(x: map.e - x, y: map.f - y, width: 2 * x, height: 2 * y)
    }
    let box = Rect(holding: points(of: drawn.shape).map { map($0) })
    (x, y) = (Point(map.a, map.c).length * line, Point(map.b, map.d).length * line)
    return Rect(
      x: box.x - x, y: box.y - y, width: box.width + 2 * x, height: box.height + 2 * y)
  }
}
