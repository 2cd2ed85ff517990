internal import Geometry

extension [Place] {
  /// Places in a row from left to right, so far apart, about a middle.
  static func row(
    of count: Int, spacing: Double, about center: Point = Point(50, 50)
  ) -> [Place] {
    (0..<count).map { index in
      let offset = (Double(index) - Double(count - 1) / 2) * spacing
      return Place(index: index, count: count, point: center + Point(offset, 0), column: index)
    }
  }

  /// Places in a row of bodies of a width that fill a breadth together, about a middle.
  static func row(
    of count: Int, width: Double, filling breadth: Double, about center: Point = Point(50, 50)
  ) -> [Place] {
    row(of: count, spacing: count > 1 ? (breadth - width) / Double(count - 1) : 0, about: center)
  }
}
