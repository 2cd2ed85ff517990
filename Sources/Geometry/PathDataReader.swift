/// Reads SVG path data (SVG 2, section 9.3) byte by byte.
struct PathDataReader {
  private let bytes: [UInt8]
  private var index = 0
  private var subpaths: [Path.Subpath] = []
  private var current = Point.zero
  private var lastControl: (command: UInt8, point: Point)?
  /// Whether a comma was read behind the last number, so that another one has to follow.
  private var isAfterComma = false

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The whole path, or the place at which the data is wrong.
  mutating func read() throws(PathDataError) -> Path {
    skipSpace()
    guard index < bytes.count else { return Path([]) }
    guard bytes[index] | 0x20 == UInt8(ascii: "m") else { throw error(.noMoveTo) }
    while index < bytes.count {
      let command = bytes[index]
      guard Self.isCommand(command) else { throw error(.notACommand) }
      index += 1
      skipSpace()
      try readArguments(of: command)
    }
    return Path(subpaths)
  }

  private mutating func readArguments(of command: UInt8) throws(PathDataError) {
    if command | 0x20 == UInt8(ascii: "z") {
      close()
      return
    }
    var command = command
    repeat {
      try readSegment(command)
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    } while index < bytes.count && !Self.isCommand(bytes[index])
    if isAfterComma { throw error(.notANumber) }
  }

  private mutating func readSegment(_ command: UInt8) throws(PathDataError) {
    let base = command & 0x20 == 0 ? Point.zero : current
    let control = lastControl
    lastControl = nil
    switch UnicodeScalar(command | 0x20) {
    case "m":
      current = base + (try point())
      subpaths.append(Path.Subpath(start: current, segments: [], isClosed: false))
    case "l": line(to: base + (try point()))
    case "h": line(to: Point(base.x + (try number()), current.y))
    case "v": line(to: Point(current.x, base.y + (try number())))
    case "c":
      let first = base + (try point())
      try curve(first, relativeTo: base, as: "c")
    case "s": try curve(reflected(control, "c"), relativeTo: base, as: "c")
    case "q":
      let first = base + (try point())
      quadratic(first, to: base + (try point()))
    case "t": quadratic(reflected(control, "q"), to: base + (try point()))
    default: try arc(relativeTo: base)
    }
  }

  private mutating func append(_ segment: PathSegment) {
    let end = segment.end
    if subpaths.last?.isClosed ?? true {
      subpaths.append(Path.Subpath(start: current, segments: [], isClosed: false))
    }
    subpaths[subpaths.count - 1].segments.append(segment)
    current = end
  }

  private mutating func line(to end: Point) {
    append(.line(LineSegment(from: current, to: end)))
  }

  private mutating func curve(
    _ first: Point, relativeTo base: Point, as command: UnicodeScalar
  ) throws(PathDataError) {
    let second = base + (try point())
    let end = base + (try point())
    append(.cubic(CubicCurve(from: current, first, second, to: end)))
    lastControl = (UInt8(ascii: command), second)
  }

  private mutating func quadratic(_ control: Point, to end: Point) {
    append(.cubic(CubicCurve(from: current, quadratic: control, to: end)))
    lastControl = (UInt8(ascii: "q"), control)
  }

  private mutating func arc(relativeTo base: Point) throws(PathDataError) {
    let radiusX = try number()
    let radiusY = try number()
    let rotation = try number()
    let isLarge = try flag()
    let isClockwise = try flag()
    let end = base + (try point())
    let start = current
    let arc = Arc(
      from: start, to: end, radiusX: radiusX, radiusY: radiusY, rotation: rotation,
      isLarge: isLarge, isClockwise: isClockwise)
    if let arc { append(.arc(arc)) } else if start != end { line(to: end) }
    current = end
  }

  private mutating func close() {
    lastControl = nil
    guard !subpaths.isEmpty else { return }
    subpaths[subpaths.count - 1].isClosed = true
    current = subpaths[subpaths.count - 1].start
  }

  private func reflected(
    _ control: (command: UInt8, point: Point)?, _ command: UnicodeScalar
  ) -> Point {
    guard let control, control.command == UInt8(ascii: command) else { return current }
    return current + (current - control.point)
  }
}

// MARK: - Numbers and separators

extension PathDataReader {
  private static func isCommand(_ byte: UInt8) -> Bool {
    "mlhvcsqtaz".utf8.contains(byte | 0x20) && byte >= UInt8(ascii: "A")
  }

  private func error(_ reason: PathDataError.Reason) -> PathDataError {
    PathDataError(reason: reason, offset: index)
  }

  private mutating func point() throws(PathDataError) -> Point {
    let x = try number()
    return Point(x, try number())
  }

  private mutating func flag() throws(PathDataError) -> Bool {
    guard index < bytes.count, bytes[index] | 1 == UInt8(ascii: "1") else {
      throw error(.notAFlag)
    }
    let isSet = bytes[index] == UInt8(ascii: "1")
    index += 1
    skipComma()
    return isSet
  }

  private mutating func number() throws(PathDataError) -> Double {
    let start = index
    if index < bytes.count, "+-".utf8.contains(bytes[index]) { index += 1 }
    skipDigits()
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      let fraction = index
      skipDigits()
      if index == fraction { index = start }
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, "+-".utf8.contains(bytes[index]) { index += 1 }
      skipDigits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      index = start
      throw error(.notANumber)
    }
    skipComma()
    return value
  }

  private mutating func skipDigits() {
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x9, 0xA, 0xC, 0xD].contains(bytes[index]) { index += 1 }
  }

  private mutating func skipComma() {
    skipSpace()
    isAfterComma = index < bytes.count && bytes[index] == UInt8(ascii: ",")
    if isAfterComma {
      index += 1
      skipSpace()
    }
  }
}

extension Path {
  /// Reads SVG path data (SVG 2, section 9.3), every command of it.
  public init(svg data: String) throws(PathDataError) {
    var reader = PathDataReader(data)
    self = try reader.read()
  }
}
