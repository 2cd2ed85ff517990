import Testing

@testable import Geometry

/// The grammar of SVG 2, section 9.3.
@Suite struct PathDataReaderTests {
  static func lines(_ points: (Double, Double)...) -> [PathSegment] {
    let places = points.map { Point($0.0, $0.1) }
    return zip(places, places.dropFirst()).map { .line(LineSegment(from: $0, to: $1)) }
  }

  static func subpath(
    _ segments: [PathSegment], isClosed: Bool = false
  ) -> Path.Subpath {
    Path.Subpath(start: segments.first?.start ?? .zero, segments: segments, isClosed: isClosed)
  }

  static let corner = lines((1, 2), (3, 4), (5, 6))

  /// One corner, written in many ways.
  @Test(arguments: [
    "M1 2L3 4L5 6", "M 1 2 L 3 4 L 5 6", "M1,2L3,4 5,6", "M1 2 3 4 5 6", "m1 2 2 2 2 2",
    "M1 2l2 2l2 2", " \t\r\n\u{C}M1 2L3 4 5 6 ", "M1 2L3 4L5 6\n", "M+1+2L+3+4+5+6",
    "M1e0 2E0L3.0,4.0e+0 5 60e-1", "M1 , 2 L 3 , 4 , 5 , 6", "M1 2L3 4H5V6M9 9",
  ])
  func spellings(data: String) throws {
    var expected = Self.corner
    if data.hasSuffix("V6M9 9") { expected = Self.lines((1, 2), (3, 4), (5, 4), (5, 6)) }
    #expect(try Path(svg: data).subpaths.first == Self.subpath(expected))
  }

  @Test func numbersRunTogether() throws {
    let path = try Path(svg: "M.6.7.8.9-1-2")
    #expect(path.subpaths == [Self.subpath(Self.lines((0.6, 0.7), (0.8, 0.9), (-1, -2)))])
  }

  @Test func horizontalAndVertical() throws {
    let path = try Path(svg: "M1 2H5 6h-1 2V9v1-3")
    let expected = Self.lines(
      (1, 2), (5, 2), (6, 2), (5, 2), (7, 2), (7, 9), (7, 10), (7, 7))
    #expect(path.subpaths == [Self.subpath(expected)])
  }

  static func cubic(_ numbers: Double...) -> PathSegment {
    .cubic(
      CubicCurve(
        from: Point(numbers[0], numbers[1]), Point(numbers[2], numbers[3]),
        Point(numbers[4], numbers[5]), to: Point(numbers[6], numbers[7])))
  }

  @Test func cubicsAndTheirSmoothOnes() throws {
    let expected = [Self.cubic(1, 1, 2, 3, 4, 5, 6, 7), Self.cubic(6, 7, 8, 9, 10, 11, 12, 13)]
    for data in [
      "M1 1C2 3 4 5 6 7 8 9 10 11 12 13", "M1 1c1 2 3 4 5 6 2 2 4 4 6 6",
      "M1 1C2 3 4 5 6 7S10 11 12 13", "M1 1C2 3 4 5 6 7s4 4 6 6",
    ] {
      #expect(try Path(svg: data).subpaths == [Self.subpath(expected)])
    }
    let alone = [Self.cubic(1, 1, 1, 1, 4, 5, 6, 7), Self.cubic(6, 7, 8, 9, 0, 0, 2, 2)]
    #expect(try Path(svg: "M1 1S4 5 6 7 0 0 2 2").subpaths == [Self.subpath(alone)])
  }

  static func quadratic(_ numbers: Double...) -> PathSegment {
    .cubic(
      CubicCurve(
        from: Point(numbers[0], numbers[1]), quadratic: Point(numbers[2], numbers[3]),
        to: Point(numbers[4], numbers[5])))
  }

  @Test func quadraticsAndTheirSmoothOnes() throws {
    let expected = [Self.quadratic(0, 0, 2, 4, 4, 0), Self.quadratic(4, 0, 6, -4, 8, 0)]
    for data in [
      "M0 0Q2 4 4 0 6-4 8 0", "m0 0q2 4 4 0 2-4 4 0", "M0 0Q2 4 4 0T8 0", "M0 0Q2 4 4 0t4 0",
    ] {
      #expect(try Path(svg: data).subpaths == [Self.subpath(expected)])
    }
    let chain = [
      Self.quadratic(0, 0, 0, 0, 1, 1), Self.quadratic(1, 1, 2, 2, 3, 0),
      Self.quadratic(3, 0, 4, -2, 5, 5),
    ]
    #expect(try Path(svg: "M0 0T1 1 3 0 5 5").subpaths == [Self.subpath(chain)])
  }

  /// A smooth curve reflects only a handle of its own kind.
  @Test(arguments: ["M0 0C1 1 2 2 4 0T8 0", "M0 0Q2 2 4 0S6 1 8 0", "M0 0C1 1 2 2 4 0L4 0S6 1 8 0"])
  func otherKindsAreNotReflected(data: String) throws {
    let last = try #require(try Path(svg: data).subpaths.first?.segments.last)
    guard case .cubic(let curve) = last else {
      Issue.record("not a curve")
      return
    }
    #expect(curve.start == Point(4, 0))
    #expect(curve.control1 == Point(4, 0))
  }

  @Test(arguments: [
    "M0 0A5 5 0 0 1 6 0", "M0 0A5 5 0 016 0", "M0 0a5,5,0,0,1,6,0", "M0 0A5 5 0 0 1 6-0",
    "M0 0A5 5 0 01 6 0", "M0 0A-5-5 0 0,1 6 0",
  ])
  func arcs(data: String) throws {
    let arc = try #require(
      Arc(
        from: .zero, to: Point(6, 0), radiusX: 5, radiusY: 5, rotation: 0, isLarge: false,
        isClockwise: true))
    #expect(try Path(svg: data).subpaths == [Self.subpath([.arc(arc)])])
  }

  @Test func flagsNeedNoSpace() throws {
    let path = try Path(svg: "M0 0a4 4 0 0 0-5 3a1 1 0 10.5.5")
    let segments = try #require(path.subpaths.first).segments
    #expect(segments.count == 2)
    #expect(segments[1].end.isWithin(1e-12, of: Point(-4.5, 3.5)))
    #expect(segments[0].end.isWithin(1e-12, of: Point(-5, 3)))
  }

  @Test func arcsWithoutRadiusAreLinesAndWithoutWayNothing() throws {
    let path = try Path(svg: "M1 1A0 5 0 0 1 4 1A5 5 0 1 1 4 1L5 5")
    #expect(path.subpaths == [Self.subpath(Self.lines((1, 1), (4, 1), (5, 5)))])
  }

  /// After an arc the current point is exactly the one that was written.
  @Test func arcsEndWhereTheyAreWritten() throws {
    let path = try Path(svg: "M0 0A7.1 3.3 12.5 1 0 0.1 0.7l1 1")
    #expect(try #require(path.subpaths.first).segments.last?.start == Point(0.1, 0.7))
  }

  @Test func closing() throws {
    let path = try Path(svg: "M1 2L3 4zl1 1M5 5zm1 1h1Z")
    let expected = [
      Self.subpath(Self.lines((1, 2), (3, 4)), isClosed: true),
      Self.subpath(Self.lines((1, 2), (2, 3))),
      Path.Subpath(start: Point(5, 5), segments: [], isClosed: true),
      Self.subpath(Self.lines((6, 6), (7, 6)), isClosed: true),
    ]
    #expect(path.subpaths == expected)
  }

  @Test(arguments: ["", " ", "\n\t"]) func nothingIsAnEmptyPath(data: String) throws {
    #expect(try Path(svg: data) == Path([]))
  }

  static let faults: [(String, PathDataError.Reason, Int)] = [
    ("L1 2", .noMoveTo, 0), (" 1 2", .noMoveTo, 1), ("z", .noMoveTo, 0), ("é", .noMoveTo, 0),
    ("M", .notANumber, 1), ("M1", .notANumber, 2), ("M1 2L", .notANumber, 5),
    ("M1 2L3", .notANumber, 6), ("M1 2 3", .notANumber, 6), ("M1 2,,3 4", .notANumber, 5),
    ("M,1 2", .notANumber, 1), ("M1 2,", .notANumber, 5), ("M1 2,L3 4", .notANumber, 5),
    ("M1 2L3 4,z", .notANumber, 9), ("M1 2x", .notANumber, 4), ("M1 2z3 4", .notACommand, 5),
    ("M1 2z,", .notACommand, 5), ("M1e999 2", .notANumber, 1), ("M1 -1e999", .notANumber, 3),
    ("MNaN 2", .notANumber, 1), ("M1 inf", .notANumber, 3), ("M5. 1", .notANumber, 1),
    ("M. 1", .notANumber, 1), ("M1e 2", .notANumber, 1), ("M--1 2", .notANumber, 1),
    ("M0 0A1 1 0 2 0 1 1", .notAFlag, 11), ("M0 0A1 1 0 0 0", .notANumber, 14),
    ("M0 0A1 1 0 -1 0 1 1", .notAFlag, 11), ("M0 0A1 1 0", .notAFlag, 10),
    ("M٣ 1", .notANumber, 1), ("M1 2b1", .notANumber, 4), ("M1 2L3 4C1 2 3 4 5", .notANumber, 18),
  ]

  @Test(arguments: faults)
  func fault(data: String, reason: PathDataError.Reason, offset: Int) {
    let error = #expect(throws: PathDataError.self) { try Path(svg: data) }
    #expect(error == PathDataError(reason: reason, offset: offset))
  }

  @Test func tinyNumbersAreZero() throws {
    #expect(try Path(svg: "M1e-999 0").subpaths.first?.start == .zero)
  }
}
