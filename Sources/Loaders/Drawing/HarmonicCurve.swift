internal import Geometry

extension Path {
  /// The closed curve (reach·sin(x·θ + phase), reach·sin(y·θ)) about a middle, θ once around.
  ///
  /// Told by cubic curves that have its places and directions at their ends.
  static func harmonic(
    x: Int, y: Int, phase degrees: Double, reach: Double, pieces: Int,
    about center: Point = Point(50, 50)
  ) -> Path {
    let step = 2 * Double.pi / Double(pieces)
    func end(_ index: Int) -> (point: Point, handle: Point) {
      let angle = 360 * Double(index) / Double(pieces)
      let across = Affine.rotation(degrees: Double(x) * angle + degrees)
      let down = Affine.rotation(degrees: Double(y) * angle)
      return (
        center + Point(across.b, down.b) * reach,
        Point(Double(x) * across.a, Double(y) * down.a) * (reach * step / 3)
      )
    }
    let ends = (0...pieces).map { end($0 % pieces) }
    return Path([
      .init(
        start: ends[0].point,
        segments: zip(ends, ends.dropFirst()).map { start, end in
          .cubic(
            CubicCurve(
              from: start.point, start.point + start.handle, end.point - end.handle,
              to: end.point))
        }, isClosed: true)
    ])
  }
}
