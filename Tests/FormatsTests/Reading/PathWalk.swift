import Foundation

/// A way along path data, as a polyline so fine that its corners do not count.
struct PathWalk: Sendable {
  private var points: [(x: Double, y: Double)] = []
  private var distances: [Double] = []
  private static let steps = 600

  /// Reads path data of lines, cubic curves and elliptical arcs (SVG 1.1, section 8.3).
  init(_ data: String) throws {
    let commands = data.matches(of: /([A-Za-z])([^A-Za-z]*)/)
    guard commands.map({ String($0.output.0) }).joined() == data else {
      throw ReadingError("\(data) is no path data")
    }
    for command in commands {
      try add(Character(String(command.output.1)), TransformList.numbers(in: command.output.2))
    }
  }

  var length: Double { distances.last ?? 0 }

  /// The point at a share of the whole length.
  func point(at share: Double) -> (x: Double, y: Double) {
    let target = share * length
    var (index, high) = (0, distances.count)
    while index < high {
      let middle = (index + high) / 2
      if distances[middle] < target { index = middle + 1 } else { high = middle }
    }
    guard index > 0, index < distances.count else {
      return (share <= 0 ? points.first : points.last) ?? (0, 0)
    }
    let gap = distances[index] - distances[index - 1]
    let rest = gap > 0 ? (target - distances[index - 1]) / gap : 0
    let (a, b) = (points[index - 1], points[index])
    return (a.x + (b.x - a.x) * rest, a.y + (b.y - a.y) * rest)
  }

  private mutating func add(_ command: Character, _ numbers: [Double]) throws {
    let size: Int? = ["m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "a": 7][command.lowercased()]
    guard let size, !numbers.isEmpty, numbers.count % size == 0 else {
      throw ReadingError("\(command) with \(numbers.count) numbers")
    }
    for start in stride(from: 0, to: numbers.count, by: size) {
      addElement(command, Array(numbers[start..<start + size]))
    }
  }

  private mutating func addElement(_ command: Character, _ n: [Double]) {
    let pen: (x: Double, y: Double) = points.last ?? (0, 0)
    let base: (x: Double, y: Double) = command.isLowercase ? pen : (0, 0)
    switch command.lowercased() {
    case "h": append((base.x + n[0], pen.y))
    case "v": append((pen.x, base.y + n[0]))
    case "c":
      for step in 1...Self.steps {
        let s = Double(step) / Double(Self.steps)
        let r = 1 - s
        let weights = (r * r * r, 3 * r * r * s, 3 * r * s * s, s * s * s)
        append(
          (
            pen.x * weights.0 + (base.x + n[0]) * weights.1 + (base.x + n[2]) * weights.2
              + (base.x + n[4]) * weights.3,
            pen.y * weights.0 + (base.y + n[1]) * weights.1 + (base.y + n[3]) * weights.2
              + (base.y + n[5]) * weights.3
          ))
      }
    case "a": addArc(from: pen, n, to: (base.x + n[5], base.y + n[6]))
    default: append((base.x + n[0], base.y + n[1]))
    }
  }

  private mutating func append(_ point: (x: Double, y: Double)) {
    let last = points.last ?? point
    distances.append(length + hypot(point.x - last.x, point.y - last.y))
    points.append(point)
  }

  /// The conversion from ends to a centre, SVG 1.1, appendix F.6.5, radii mended as in F.6.6.
  private mutating func addArc(
    from p: (x: Double, y: Double), _ n: [Double], to q: (x: Double, y: Double)
  ) {
    var (rx, ry) = (abs(n[0]), abs(n[1]))
    if rx == 0 || ry == 0 { return append(q) }
    let (s, c) = (sin(n[2] * Double.pi / 180), cos(n[2] * Double.pi / 180))
    let (dx, dy) = ((p.x - q.x) / 2, (p.y - q.y) / 2)
    let (x, y) = (c * dx + s * dy, -s * dx + c * dy)
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let mixed = rx * rx * y * y + ry * ry * x * x
    let root = (max(rx * rx * ry * ry - mixed, 0) / mixed).squareRoot() * (n[3] == n[4] ? -1 : 1)
    let (cx, cy) = (root * rx * y / ry, -root * ry * x / rx)
    let first = atan2((y - cy) / ry, (x - cx) / rx)
    var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - first
    if n[4] == 1, sweep < 0 { sweep += 2 * Double.pi }
    if n[4] == 0, sweep > 0 { sweep -= 2 * Double.pi }
    for step in 1...Self.steps {
      let angle = first + sweep * Double(step) / Double(Self.steps)
      let (u, v) = (cx + rx * cos(angle), cy + ry * sin(angle))
      append((c * u - s * v + (p.x + q.x) / 2, s * u + c * v + (p.y + q.y) / 2))
    }
  }
}
