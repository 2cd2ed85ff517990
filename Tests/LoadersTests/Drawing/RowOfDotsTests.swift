import Geometry
import Testing

@testable import Loaders

@Suite struct RowOfDotsTests {
  /// Either the row is as broad as it may be, or the dots are as large as they may be.
  @Test(arguments: 1...9) func fillsItsBreadth(_ count: Int) throws {
    let row = RowOfDots(count, within: 90, atMost: 12)
    let first = try #require(row.places.first).point
    let last = try #require(row.places.last).point
    let breadth = last.x - first.x + 2 * row.radius
    #expect(breadth <= 90 + 1e-9 && row.radius <= 12)
    #expect(abs(breadth - 90) < 1e-9 || row.radius == 12)
    #expect(abs(first.x + last.x - 100) < 1e-9 && first.y == 50)
  }

  @Test func neighboursAreHalfADotApart() {
    let row = RowOfDots(4)
    let gap = row.places[1].point.x - row.places[0].point.x - 2 * row.radius
    #expect(abs(gap - row.radius) < 1e-12)
  }
}
