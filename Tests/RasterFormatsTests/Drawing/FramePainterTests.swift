import Foundation
import Formats
import Geometry
import SceneGraph
import Testing
import Timeline

@testable import RasterFormats

@Suite struct FramePainterTests {
  private let box = Rect(x: 0, y: 0, width: 100, height: 100)
  private let blue = Color(54, 136, 250)

  private func picture(
    _ nodes: [Node], background: Paint = .none, size: Double = 200, row: Int = 0, rows: Int = .max
  ) throws -> PixelGrid<UInt32> {
    let scene = Scene(
      viewBox: box, background: background, nodes: nodes,
      timing: Timing(iterationDuration: 1))
    let painter = try FramePainter(scene, FormatOptions(size: Size(size, size)), rows: rows)
    return try painter.paint(scene.frame(at: 0), fromRow: row)
  }

  /// The area that is covered, in user units, and its centre.
  private func covered(_ picture: PixelGrid<UInt32>) -> (area: Double, center: Point) {
    var (area, x, y) = (0.0, 0.0, 0.0)
    for (index, pixel) in picture.values.enumerated() {
      let alpha = Double(pixel >> 24) / 255
      area += alpha
      x += alpha * (Double(index % picture.width) + 0.5)
      y += alpha * (Double(index / picture.width) + 0.5)
    }
    let unit = Double(picture.width) / box.width
    return (area / unit / unit, Point(x / area / unit, y / area / unit))
  }

  static let shapes: [(Shape, Double)] = [
    (.circle(radius: 20), .pi * 400),
    (.ellipse(radiusX: 30, radiusY: 10), .pi * 300),
    (.rectangle(Size(40, 30)), 1200),
    (.rectangle(Size(40, 30), cornerRadius: 10), 1200 - (4 - .pi) * 100),
    (.rectangle(Size(40, 20), cornerRadius: 99), 400 + .pi * 100),
    (.path(Path(square(20, clockwise: true))), 400),
    // A hole by the nonzero rule turns the other way.
    (.path(Path(square(40, clockwise: true) + square(20, clockwise: false))), 1200),
    (.path(Path(square(40, clockwise: true) + square(20, clockwise: true))), 1600),
  ]

  private static func square(_ side: Double, clockwise: Bool) -> [Path.Subpath] {
    let half = side / 2
    var corners = [
      Point(-half, -half), Point(half, -half), Point(half, half), Point(-half, half),
    ]
    if !clockwise { corners.reverse() }
    let lines = zip(corners, corners.dropFirst()).map {
      PathSegment.line(LineSegment(from: $0, to: $1))
    }
    return [Path.Subpath(start: corners[0], segments: lines, isClosed: true)]
  }

  @Test(arguments: shapes.indices)
  func shapesCoverTheirAreas(index: Int) throws {
    let (shape, area) = Self.shapes[index]
    let node = Node(
      id: "a", position: .fixed(Point(47.3, 52.9)), shape: shape, fill: .color(blue))
    let found = covered(try picture([node]))
    #expect(abs(found.area - area) < area * 0.004)
    #expect((found.center - Point(47.3, 52.9)).length < 0.02)
  }

  @Test(arguments: [
    (Stroke.Cap.butt, 400.0), (.square, 500), (.round, 400 + .pi * 25),
  ])
  func strokesHaveTheirCaps(cap: Stroke.Cap, area: Double) throws {
    let line = Path([
      Path.Subpath(
        start: Point(-20, 0),
        segments: [.line(LineSegment(from: Point(-20, 0), to: Point(20, 0)))], isClosed: false)
    ])
    let node = Node(
      id: "a", position: .fixed(box.center), rotation: .constant(30), shape: .path(line),
      stroke: Stroke(.color(blue), width: 10, cap: cap))
    #expect(abs(covered(try picture([node])).area - area) < 2)
  }

  @Test(arguments: [0.0, 0.25, 0.9, -0.3], [0.2, 0.5, 0.75])
  func strokesAPartOfACircle(start: Double, length: Double) throws {
    let node = Node(
      id: "a", position: .fixed(box.center), shape: .circle(radius: 30),
      stroke: Stroke(.color(blue), width: 4),
      trim: Trim(start: .constant(start), length: .constant(length)))
    let found = covered(try picture([node]))
    #expect(abs(found.area - 240 * .pi * length) < 2)
    // The centroid of a thin arc of half angle a is r·sin a / a from the middle.
    let half = Double.pi * length
    let distance = (30 + 1.0 / 22.5) * sin(half) / half
    let angle = 360 * (start + length / 2)
    let expected = box.center + Affine.rotation(degrees: angle)(Point(distance, 0))
    #expect((found.center - expected).length < 0.1)
  }

  @Test(arguments: [(Stroke.Join.miter, 120.0), (.bevel, 118), (.round, 116 + .pi)])
  func cornersHaveTheirJoins(join: Stroke.Join, area: Double) throws {
    let corner = Path([
      Path.Subpath(
        start: Point(0, -15),
        segments: [
          .line(LineSegment(from: Point(0, -15), to: .zero)),
          .line(LineSegment(from: .zero, to: Point(15, 0))),
        ], isClosed: false)
    ])
    let node = Node(
      id: "a", position: .fixed(box.center), shape: .path(corner),
      stroke: Stroke(.color(blue), width: 4, join: join))
    // Two bars of 15 by 4 share a square of 2 by 2; the corner adds a part of another one.
    #expect(abs(covered(try picture([node])).area - area) < 0.5)
  }

  @Test func everySoftEdgeHasTheColor() throws {
    let node = Node(
      id: "a", position: .fixed(box.center), opacity: .constant(0.7), shape: .circle(radius: 31),
      fill: .color(blue))
    let colors = Set(try picture([node]).values.filter { $0 > 0 }.map { $0 & 0xff_ffff })
    #expect(colors == [0x3688fa])
  }

  @Test func aGroupIsClearAsAWhole() throws {
    let child = Node(id: "b", shape: .circle(radius: 10), fill: .color(Color(255, 0, 0)))
    let node = Node(
      id: "a", position: .fixed(box.center), opacity: .constant(0.5), shape: .circle(radius: 30),
      fill: .color(blue), children: [child])
    let picture = try picture([node])
    #expect(picture.values[100 * 200 + 100] == 0x80ff_0000)
    #expect(picture.values[100 * 200 + 140] == 0x8036_88fa)
  }

  @Test func whatIsScaledToNothingHidesNothing() throws {
    let flat = Node(
      id: "a", position: .fixed(box.center), scale: .uneven(x: .constant(0), y: .constant(1)),
      shape: .circle(radius: 30), fill: .color(blue))
    let node = Node(
      id: "b", position: .fixed(box.center), shape: .circle(radius: 5), fill: .color(blue))
    #expect(abs(covered(try picture([flat, node])).area - .pi * 25) < 1)
  }

  @Test func theBackgroundFillsEveryPixel() throws {
    let picture = try picture([], background: .color(Color(9, 8, 7)), size: 33)
    #expect(Set(picture.values) == [0xff09_0807])
  }

  @Test(arguments: [0, 1, 60, 199])
  func bandsAreRowsOfTheWhole(row: Int) throws {
    let node = Node(
      id: "a", position: .fixed(Point(40, 35)), shape: .circle(radius: 30), fill: .color(blue))
    let whole = try picture([node])
    let band = try picture([node], row: row, rows: 64)
    #expect(band.height == min(64, 200 - row))
    #expect(band.values == Array(whole.values[row * 200..<(row + band.height) * 200]))
  }
}
