import Geometry
import Testing

@testable import Formats

@Suite struct PathDataWriterTests {
  private func data(_ segments: [PathSegment], _ decimals: Int = 3) throws -> String {
    let start = try #require(segments.first).start
    let subpath = Path.Subpath(start: start, segments: segments, isClosed: false)
    return PathDataWriter.data(of: Path([subpath]), decimals: decimals)
  }

  /// Points of both ways at the same shares of their lengths, and the greatest distance of two.
  private func gap(_ a: [PathSegment], _ b: [PathSegment]) -> Double {
    let (a, b) = (MotionPath(a), MotionPath(b))
    return (0...200).reduce(0) { worst, step in
      let share = Double(step) / 200
      return max(
        worst,
        a.point(atDistance: share * a.length).distance(to: b.point(atDistance: share * b.length)))
    }
  }

  private func segments(_ data: String) throws -> [PathSegment] {
    try Path(svg: data).subpaths.flatMap(\.segments)
  }

  @Test(arguments: 0..<60) func roundTripsWithinTheRounding(_ seed: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(seed))
    func point() -> Point {
      Point(numbers.double(in: -50...50), numbers.double(in: -50...50))
    }
    var pen = point()
    let made: [PathSegment] = (0..<8).map { index in
      let end = point()
      let segment: PathSegment =
        switch index % 3 {
        case 0: .line(LineSegment(from: pen, to: end))
        case 1: .cubic(CubicCurve(from: pen, point(), point(), to: end))
        default: arc(from: pen, &numbers)
        }
      pen = segment.end
      return segment
    }
    let read = try segments(try data(made))
    #expect(gap(made, read) < 0.01)
    #expect(abs(MotionPath(made).length - MotionPath(read).length) < 0.02)
  }

  /// An arc that begins at a point, of any sweep.
  private func arc(from start: Point, _ numbers: inout SeededNumbers) -> PathSegment {
    let radius = (numbers.double(in: 3...40), numbers.double(in: 3...40))
    let angle = numbers.double(in: 0...360)
    let tilt = numbers.double(in: -90...90)
    let sweep = numbers.double(in: -350...350)
    let centred = Arc(
      center: .zero, radiusX: radius.0, radiusY: radius.1, rotation: tilt, startAngle: angle,
      sweep: sweep)
    return .arc(
      Arc(
        center: start - centred.start, radiusX: radius.0, radiusY: radius.1, rotation: tilt,
        startAngle: angle, sweep: sweep))
  }

  /// Rounding must not move the middle of an arc, however near to a half or a whole turn.
  @Test(
    arguments: [30.0, 90, 119, 121, 170, 179, 179.99, 180, 181, 200, 270, 350, 359, 359.95, 360],
    [29.875, 33.337, 3.0004, 0.513])
  func arcsKeepTheirMiddle(_ sweep: Double, _ radius: Double) throws {
    for signed in [sweep, -sweep] {
      let arc = Arc(center: Point(50.004, 49.996), radius: radius, startAngle: 17, sweep: signed)
      let read = try segments(try data([.arc(arc)], 2))
      #expect(gap([.arc(arc)], read) < 0.04)
    }
  }

  @Test func writesFullCirclesAndEllipses() throws {
    for (rx, ry) in [(10.0, 10.0), (12.5, 4.25)] {
      let arc = Arc(
        center: Point(1, 2), radiusX: rx, radiusY: ry, rotation: 30, startAngle: 0, sweep: 360)
      let text = try data([.arc(arc)])
      let read = try segments(text)
      #expect(gap([.arc(arc)], read) < 0.01)
      #expect(read.last.map { $0.end.distance(to: arc.start) < 0.002 } == true)
    }
  }

  @Test func choosesTheShorterForm() throws {
    let near = LineSegment(from: Point(100, 100), to: Point(101, 99))
    #expect(try data([.line(near)]) == "m100 100l1-1")
    let home = LineSegment(from: Point(100, 100), to: Point(1, 2))
    #expect(try data([.line(home)]) == "m100 100L1 2")
    let flat = LineSegment(from: Point(3, 4), to: Point(3, 9))
    #expect(try data([.line(flat)]).contains("v") || data([.line(flat)]).contains("V"))
  }

  @Test func roundingDoesNotAddUp() throws {
    let corners = (0...300).map { Point(Double($0) * 0.3333, Double($0) * 0.1777) }
    let lines = zip(corners, corners.dropFirst()).map {
      PathSegment.line(LineSegment(from: $0, to: $1))
    }
    let read = try segments(try data(lines, 1))
    let end = try #require(read.last?.end)
    #expect(end.distance(to: corners[300]) < 0.1)
  }

  @Test func closesAndMovesOn() throws {
    let square = try Path(svg: "M0 0H10V10H0zM20 20h5v5zm9 9l1 2")
    let text = PathDataWriter.data(of: square, decimals: 2)
    let read = try Path(svg: text)
    #expect(read.subpaths.map(\.isClosed) == [true, true, false])
    #expect(read.subpaths.map(\.start) == square.subpaths.map(\.start))
    #expect(read.bounds == square.bounds)
  }

  @Test func startsWhereItIsToldTo() throws {
    let line = PathSegment.line(LineSegment(from: Point(5, 5), to: Point(8, 9)))
    let text = PathDataWriter.data(of: [line], decimals: 2, from: .zero)
    let read = try segments(text)
    #expect(read == [.line(LineSegment(from: .zero, to: Point(3, 4)))])
  }
}
