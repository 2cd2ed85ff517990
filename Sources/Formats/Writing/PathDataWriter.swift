internal import Geometry

/// Writes SVG path data (SVG 2, section 9.3) as short as the decimals allow.
///
/// Every end point is rounded before the next element is told relative to it, so that rounding
/// does not add up.
struct PathDataWriter {
  private let decimals: Int
  private var pen = Point.zero
  private var lastCommand: Character = " "
  private(set) var data = ""

  init(decimals: Int) {
    self.decimals = decimals
  }

  /// Path data of an outline.
  static func data(of path: Path, decimals: Int) -> String {
    var writer = PathDataWriter(decimals: decimals)
    for subpath in path.subpaths {
      writer.move(to: subpath.start)
      for segment in subpath.segments { writer.add(segment) }
      if subpath.isClosed { writer.close(to: subpath.start) }
    }
    return writer.data
  }

  /// Path data of elements that follow each other, moved so that the first begins at a point.
  static func data(of segments: [PathSegment], decimals: Int, from start: Point) -> String {
    var writer = PathDataWriter(decimals: decimals)
    writer.move(to: start)
    let offset = start - (segments.first?.start ?? .zero)
    for segment in segments { writer.add(segment.moved(by: offset)) }
    return writer.data
  }

  private mutating func move(to point: Point) {
    let target = rounded(point)
    append(shorter(("M", [target.x, target.y]), ("m", relative(target))))
    pen = target
  }

  private mutating func close(to start: Point) {
    data += "z"
    lastCommand = "z"
    pen = rounded(start)
  }

  private mutating func add(_ segment: PathSegment) {
    switch segment {
    case .line(let line): addLine(to: rounded(line.end))
    case .arc(let arc): addArc(arc)
    case .cubic(let curve):
      let points = [curve.control1, curve.control2, curve.end].map(rounded)
      append(
        shorter(("C", points.flatMap { [$0.x, $0.y] }), ("c", points.flatMap(relative))))
      pen = points[2]
    }
  }

  /// Adds an arc, in parts where its ends alone would tell its middle badly.
  ///
  /// Near a half turn, rounding of a radius moves the middle by the root of what was rounded. A
  /// half circle is told with a radius that is too small and so grows to exactly half of the
  /// chord (SVG 1.1, F.6.6); other wide arcs are cut into parts of at most a third of a turn.
  private mutating func addArc(_ arc: Arc) {
    let isHalfCircle = arc.isCircular && abs(arc.sweep) == 180
    guard isHalfCircle || abs(arc.sweep) <= 120 else {
      let count =
        arc.isCircular && abs(arc.sweep) == 360
        ? 2 : (abs(arc.sweep) / 120).rounded(.up)
      for part in 0..<Int(count) {
        addArc(
          Arc(
            center: arc.center, radiusX: arc.radiusX, radiusY: arc.radiusY,
            rotation: arc.rotation,
            startAngle: arc.startAngle + arc.sweep * Double(part) / count,
            sweep: arc.sweep / count))
      }
      return
    }
    let target = rounded(arc.end)
    let small = arc.radiusX >= 2 ? 1 : min(0.1, arc.radiusX)
    let radii = isHalfCircle ? [small, small] : [arc.radiusX, arc.radiusY]
    let shape = radii + [arc.isCircular ? 0 : arc.rotation, 0, arc.sweep > 0 ? 1 : 0]
    append(shorter(("A", shape + [target.x, target.y]), ("a", shape + relative(target))))
    pen = target
  }

  private mutating func addLine(to target: Point) {
    if target == pen, decimals > 0 { return }
    let offset = target - pen
    if offset.y == 0 {
      append(shorter(("H", [target.x]), ("h", [offset.x])))
    } else if offset.x == 0 {
      append(shorter(("V", [target.y]), ("v", [offset.y])))
    } else {
      append(shorter(("L", [target.x, target.y]), ("l", [offset.x, offset.y])))
    }
    pen = target
  }

  private func rounded(_ point: Point) -> Point {
    Point(SVGNumber.rounded(point.x, decimals), SVGNumber.rounded(point.y, decimals))
  }

  private func relative(_ point: Point) -> [Double] {
    [point.x - pen.x, point.y - pen.y]
  }

  private func shorter(
    _ a: (command: Character, numbers: [Double]), _ b: (command: Character, numbers: [Double])
  ) -> (command: Character, numbers: String) {
    let (absolute, relative) = (
      SVGNumber.list(a.numbers, decimals), SVGNumber.list(b.numbers, decimals)
    )
    return absolute.utf8.count < relative.utf8.count
      ? (a.command, absolute) : (b.command, relative)
  }

  private mutating func append(_ element: (command: Character, numbers: String)) {
    if element.command == lastCommand, element.command != "M", element.command != "m" {
      data += (element.numbers.hasPrefix("-") ? "" : " ") + element.numbers
    } else {
      data += String(element.command) + element.numbers
    }
    lastCommand = element.command
  }
}

extension PathSegment {
  fileprivate func moved(by offset: Point) -> PathSegment {
    switch self {
    case .line(let line):
      .line(LineSegment(from: line.start + offset, to: line.end + offset))
    case .arc(let arc):
      .arc(
        Arc(
          center: arc.center + offset, radiusX: arc.radiusX, radiusY: arc.radiusY,
          rotation: arc.rotation, startAngle: arc.startAngle, sweep: arc.sweep))
    case .cubic(let curve):
      .cubic(
        CubicCurve(
          from: curve.start + offset, curve.control1 + offset, curve.control2 + offset,
          to: curve.end + offset))
    }
  }
}
