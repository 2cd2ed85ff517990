internal import Geometry

/// Writes SVG path data (SVG 2, section 9.3) as short as the decimals allow.
///
/// Every end point is rounded before the next element is told relative to it, so that rounding
/// does not add up.
struct PathDataWriter {
  private let decimals: Int
  private var pen = Point.zero
  private var lastCommand = UInt8(ascii: " ")
  private var bytes: [UInt8] = []
  /// The numbers of an element, told absolutely and relatively: the shorter ones count.
  private var absolute: [UInt8] = []
  private var relative: [UInt8] = []

  init(decimals: Int) {
    self.decimals = decimals
  }

  private var data: String { String(decoding: bytes, as: UTF8.self) }

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
    append(UInt8(ascii: "M"), [target.x, target.y], [target.x - pen.x, target.y - pen.y])
    pen = target
  }

  private mutating func close(to start: Point) {
    bytes.append(UInt8(ascii: "z"))
    lastCommand = UInt8(ascii: "z")
    pen = rounded(start)
  }

  private mutating func add(_ segment: PathSegment) {
    switch segment {
    case .line(let line): addLine(to: rounded(line.end))
    case .arc(let arc): addArc(arc)
    case .cubic(let curve):
      let (a, b, end) = (rounded(curve.control1), rounded(curve.control2), rounded(curve.end))
      append(
        UInt8(ascii: "C"), [a.x, a.y, b.x, b.y, end.x, end.y],
        [a.x - pen.x, a.y - pen.y, b.x - pen.x, b.y - pen.y, end.x - pen.x, end.y - pen.y])
      pen = end
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
    let (radiusX, radiusY) = isHalfCircle ? (small, small) : (arc.radiusX, arc.radiusY)
    let rotation = arc.isCircular ? 0 : arc.rotation
    let isClockwise: Double = arc.sweep > 0 ? 1 : 0
    append(
      UInt8(ascii: "A"), [radiusX, radiusY, rotation, 0, isClockwise, target.x, target.y],
      [radiusX, radiusY, rotation, 0, isClockwise, target.x - pen.x, target.y - pen.y])
    pen = target
  }

  private mutating func addLine(to target: Point) {
    if target == pen, decimals > 0 { return }
    let offset = target - pen
    if offset.y == 0 {
      append(UInt8(ascii: "H"), [target.x], [offset.x])
    } else if offset.x == 0 {
      append(UInt8(ascii: "V"), [target.y], [offset.y])
    } else {
      append(UInt8(ascii: "L"), [target.x, target.y], [offset.x, offset.y])
    }
    pen = target
  }

  private func rounded(_ point: Point) -> Point {
    Point(SVGNumber.rounded(point.x, decimals), SVGNumber.rounded(point.y, decimals))
  }

  /// Appends an element by its absolute letter and the numbers of both forms, in the shorter one.
  ///
  /// A letter that stands before it already is left out, but for that of a movement: after it, more
  /// numbers would be lines.
  private mutating func append(_ letter: UInt8, _ places: [Double], _ offsets: [Double]) {
    absolute.removeAll(keepingCapacity: true)
    relative.removeAll(keepingCapacity: true)
    SVGNumber.append(places, decimals, to: &absolute)
    SVGNumber.append(offsets, decimals, to: &relative)
    let isAbsolute = absolute.count < relative.count
    let command = isAbsolute ? letter : letter | 0x20
    let numbers = isAbsolute ? absolute : relative
    if command != lastCommand || letter == UInt8(ascii: "M") {
      bytes.append(command)
    } else if numbers.first != UInt8(ascii: "-") {
      bytes.append(UInt8(ascii: " "))
    }
    bytes += numbers
    lastCommand = command
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
