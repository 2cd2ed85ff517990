import Geometry
import Testing

/// SVG 2, appendix B.2: from ends, radii and flags to the middle and angles.
@Suite struct EndpointArcTests {
  static let flags = [(false, false), (false, true), (true, false), (true, true)]

  /// Ends (0, 0) and (6, 0) on circles of radius 5 about (3, ±4), which are 3-4-5 triangles.
  @Test(arguments: flags) func fourArcsOfTwoCircles(isLarge: Bool, isClockwise: Bool) throws {
    let arc = try #require(
      Arc(
        from: Point(0, 0), to: Point(6, 0), radiusX: 5, radiusY: 5, rotation: 0,
        isLarge: isLarge, isClockwise: isClockwise))
    // The small clockwise arc bulges upwards, so that its middle lies below it.
    let below = isLarge != isClockwise
    #expect(arc.center.isWithin(1e-12, of: Point(3, below ? 4 : -4)))
    #expect((abs(arc.sweep) > 180) == isLarge)
    #expect((arc.sweep > 0) == isClockwise)
    #expect(abs(abs(arc.sweep) - (isLarge ? 286.260_204_708_318_8 : 73.739_795_291_681_2)) < 1e-9)
  }

  @Test(arguments: flags) func randomArcsKeepTheirEndsRadiiAndFlags(
    isLarge: Bool, isClockwise: Bool
  ) throws {
    var random = SplitMix64(seed: 9)
    for _ in 0..<200 {
      let (start, end) = (random.point(), random.point())
      let rotation = Double.random(in: -360...360, using: &random)
      let radiusX = Double.random(in: 150...400, using: &random)
      let radiusY = Double.random(in: 150...400, using: &random)
      let arc = try #require(
        Arc(
          from: start, to: end, radiusX: radiusX, radiusY: radiusY, rotation: rotation,
          isLarge: isLarge, isClockwise: isClockwise))
      #expect(arc.start.isWithin(1e-9, of: start) && arc.end.isWithin(1e-9, of: end))
      #expect(arc.radiusX == radiusX && arc.radiusY == radiusY && arc.rotation == rotation)
      #expect((abs(arc.sweep) >= 180) == isLarge && (arc.sweep > 0) == isClockwise)
    }
  }

  /// B.2.5: radii that do not reach grow evenly until the arc is half the ellipse.
  @Test(arguments: flags) func smallRadiiGrow(isLarge: Bool, isClockwise: Bool) throws {
    let arc = try #require(
      Arc(
        from: Point(0, 0), to: Point(10, 0), radiusX: 2, radiusY: 1, rotation: 0,
        isLarge: isLarge, isClockwise: isClockwise))
    #expect(abs(arc.radiusX - 5) < 1e-14 && abs(arc.radiusY - 2.5) < 1e-14)
    #expect(arc.center.isWithin(1e-14, of: Point(5, 0)))
    #expect(abs(arc.sweep - (isClockwise ? 180 : -180)) < 1e-12)
  }

  static let lines: [(Point, Point, Double, Double)] = [
    (Point(0, 0), Point(5, 5), 0, 3), (Point(0, 0), Point(5, 5), 3, 0),
    (Point(2, 3), Point(2, 3), 5, 5), (Point(0, 0), Point(1, 0), 1e300, 1e300),
  ]

  @Test(arguments: lines) func noArc(start: Point, end: Point, radiusX: Double, radiusY: Double) {
    let arc = Arc(
      from: start, to: end, radiusX: radiusX, radiusY: radiusY, rotation: 0, isLarge: false,
      isClockwise: true)
    #expect(arc == nil)
  }

  @Test func negativeRadiiCountAsPositive() {
    func arc(_ x: Double, _ y: Double) -> Arc? {
      Arc(
        from: Point(0, 0), to: Point(3, 4), radiusX: x, radiusY: y, rotation: 30, isLarge: true,
        isClockwise: false)
    }
    #expect(arc(-9, -7) == arc(9, 7))
    #expect(arc(-9, -7) != nil)
  }

  /// Ends that are all but one: the small arc stays small, the large one goes round.
  @Test(arguments: flags) func closeEnds(isLarge: Bool, isClockwise: Bool) throws {
    let arc = try #require(
      Arc(
        from: Point(100, 0), to: Point(100, 1e-13), radiusX: 50, radiusY: 50, rotation: 0,
        isLarge: isLarge, isClockwise: isClockwise))
    #expect(abs(abs(arc.sweep) - (isLarge ? 360 : 0)) < 1e-9)
  }

  @Test func largeRadiiDoNotOverflow() throws {
    let arc = try #require(
      Arc(
        from: Point(0, 0), to: Point(1e140, 0), radiusX: 1e160, radiusY: 1e160, rotation: 0,
        isLarge: false, isClockwise: true))
    #expect(arc.center.x.isFinite && arc.center.y.isFinite && arc.sweep.isFinite)
  }
}
