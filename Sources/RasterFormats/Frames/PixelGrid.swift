/// Pixels row by row from the top, each a value of its own.
struct PixelGrid<Pixel: Equatable & Sendable>: Equatable, Sendable {
  /// The pixels of a row.
  let width: Int
  /// The rows.
  let height: Int
  /// The pixels, row by row.
  var values: [Pixel]

  /// Makes a grid of one value.
  init(width: Int, height: Int, filledWith value: Pixel) {
    self.width = width
    self.height = height
    values = [Pixel](repeating: value, count: width * height)
  }

  /// Makes a grid of its values.
  init(width: Int, height: Int, values: [Pixel]) {
    self.width = width
    self.height = height
    self.values = values
  }

  /// The whole grid.
  var bounds: PixelRectangle { PixelRectangle(x: 0, y: 0, width: width, height: height) }

  /// The smallest rectangle that holds every pixel that differs from one of another grid in a way.
  @inline(__always)
  func bounds(
    beside other: PixelGrid, where differs: (_ own: Pixel, _ other: Pixel) -> Bool = { $0 != $1 }
  ) -> PixelRectangle {
    unsafe values.withUnsafeBufferPointer { own in
      unsafe other.values.withUnsafeBufferPointer { others in
        bounds { place in unsafe differs(own[place], others[place]) }
      }
    }
  }

  /// The smallest rectangle that holds every pixel for which a test on its place holds.
  @inline(__always)
  private func bounds(where test: (Int) -> Bool) -> PixelRectangle {
    var (left, right, top, bottom) = (width, -1, height, -1)
    for y in 0..<height {
      let row = y * width
      var first = 0
      while first < width, !test(row + first) { first += 1 }
      if first == width { continue }
      var last = width - 1
      while !test(row + last) { last -= 1 }
      left = min(left, first)
      right = max(right, last)
      top = min(top, y)
      bottom = y
    }
    guard right >= 0 else { return .empty }
    return PixelRectangle(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The values of a rectangle, row by row.
  func values(in rectangle: PixelRectangle) -> [Pixel] {
    if rectangle == bounds { return values }
    var part: [Pixel] = []
    part.reserveCapacity(rectangle.width * rectangle.height)
    for y in rectangle.y..<rectangle.y + rectangle.height {
      let begin = y * width + rectangle.x
      part += values[begin..<begin + rectangle.width]
    }
    return part
  }

  /// Replaces columns by another grid with as many rows.
  mutating func replace(_ other: PixelGrid, atColumn column: Int) {
    for y in 0..<min(height, other.height) {
      let begin = y * width + column
      values.replaceSubrange(
        begin..<begin + other.width, with: other.values[y * other.width..<(y + 1) * other.width])
    }
  }
}
