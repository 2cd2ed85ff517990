internal import Geometry

extension [Place] {
  /// Places evenly on a circle, clockwise, the first at an angle in degrees from the top.
  static func ring(
    of count: Int, radius: Double, about center: Point = Point(50, 50), from degrees: Double = 0
  ) -> [Place] {
    (0..<count).map { index in
      let angle = degrees + 360 * Double(index) / Double(count)
      let arm = Affine.rotation(degrees: angle)(Point(0, -radius))
      return Place(index: index, count: count, point: center + arm, degrees: angle)
    }
  }
}
