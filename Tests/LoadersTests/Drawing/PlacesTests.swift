import Geometry
import Testing

@testable import Loaders

/// The patterns in which equal bodies stand.
@Suite struct PlacesTests {
  private static let center = Point(50, 50)

  @Test(arguments: 1...12) func aRingIsEven(_ count: Int) {
    let ring = [Place].ring(of: count, radius: 40)
    #expect(ring.map(\.index) == Array(0..<count))
    #expect(ring[0].point.distance(to: Point(50, 10)) < 1e-12, "it begins at the top")
    let chord = ring.count > 1 ? ring[0].point.distance(to: ring[1].point) : 0
    for (place, next) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
      #expect(abs(place.point.distance(to: Self.center) - 40) < 1e-9)
      #expect(abs(place.point.distance(to: next.point) - chord) < 1e-9)
      #expect(abs(place.degrees - 360 * place.share) < 1e-12)
    }
  }

  @Test func aRingGoesClockwise() {
    let ring = [Place].ring(of: 4, radius: 10, about: .zero, from: 45)
    let expected = [(1.0, -1.0), (1, 1), (-1, 1), (-1, -1)].map { x, y in
      Point(x, y) * 50.0.squareRoot()
    }
    for (place, point) in zip(ring, expected) { #expect(place.point.distance(to: point) < 1e-12) }
  }

  @Test(arguments: [(1, [50.0]), (2, [45, 55]), (3, [40, 50, 60]), (4, [35, 45, 55, 65])])
  func aRowIsCentred(_ count: Int, _ xs: [Double]) {
    let row = [Place].row(of: count, spacing: 10, about: Point(50, 7))
    #expect(row.map(\.point.x) == xs && row.allSatisfy { $0.point.y == 7 })
    #expect(row.map(\.column) == Array(0..<count))
  }

  /// Bodies of a width at both ends of the row reach just its breadth.
  @Test(arguments: 2...9) func aRowFillsItsBreadth(_ count: Int) {
    let xs = [Place].row(of: count, width: 6, filling: 80).map(\.point.x)
    #expect(abs((xs.first ?? 0) - 13) < 1e-12 && abs((xs.last ?? 0) - 87) < 1e-12)
    #expect([Place].row(of: 1, width: 6, filling: 80).map(\.point.x) == [50])
  }

  @Test func aGridGoesRowByRow() {
    let grid = [Place].grid(columns: 3, rows: 2, spacing: 20)
    #expect(grid.map(\.column) == [0, 1, 2, 0, 1, 2] && grid.map(\.row) == [0, 0, 0, 1, 1, 1])
    #expect(grid.map(\.point.x) == [30, 50, 70, 30, 50, 70])
    #expect(grid.map(\.point.y) == [40, 40, 40, 60, 60, 60])
    #expect(grid.map { $0.id("cell") }.last == "cell6")
  }

  @Test func sharesEndBeforeOneAndProgressAtIt() {
    let row = [Place].row(of: 5, spacing: 1)
    #expect(row.map(\.share) == [0, 0.2, 0.4, 0.6, 0.8])
    #expect(row.map(\.progress) == [0, 0.25, 0.5, 0.75, 1])
    #expect([Place].row(of: 1, spacing: 1)[0].progress == 0)
  }
}
