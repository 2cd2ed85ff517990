import Geometry
import Testing

@Suite struct RectTests {
  static let rect = Rect(x: 1, y: 2, width: 30, height: 40)

  @Test func edgesAndCenter() {
    #expect(Self.rect.maxX == 31)
    #expect(Self.rect.maxY == 42)
    #expect(Self.rect.center == Point(16, 22))
    #expect(Self.rect.longerSide == 40)
    #expect(Rect(x: 0, y: 0, width: 9, height: 3).longerSide == 9)
  }

  @Test func aroundAPoint() {
    #expect(Rect(around: Point(5, 6), reach: 2) == Rect(x: 3, y: 4, width: 4, height: 4))
  }

  @Test func unionHoldsBoth() {
    let other = Rect(x: -1, y: 10, width: 4, height: 50)
    let union = Self.rect.union(other)
    #expect(union == Rect(x: -1, y: 2, width: 32, height: 58))
    #expect(union == other.union(Self.rect))
    #expect(union.contains(Self.rect) && union.contains(other))
    #expect(Self.rect.union(Self.rect) == Self.rect)
  }

  @Test(arguments: [
    (Rect(x: 1, y: 2, width: 30, height: 40), true), (Rect(x: 5, y: 5, width: 0, height: 0), true),
    (Rect(x: 0.9, y: 2, width: 1, height: 1), false),
    (Rect(x: 1, y: 1.9, width: 1, height: 1), false),
    (Rect(x: 1, y: 2, width: 30.1, height: 1), false),
    (Rect(x: 1, y: 2, width: 1, height: 40.1), false),
  ])
  func contains(other: Rect, expected: Bool) {
    #expect(Self.rect.contains(other) == expected)
  }

  @Test func holdingPoints() {
    let points = [Point(3, 1), Point(-2, 8), Point(0, 0)]
    #expect(Rect(holding: points) == Rect(x: -2, y: 0, width: 5, height: 8))
    #expect(Rect(holding: [Point(3, 1)]) == Rect(x: 3, y: 1, width: 0, height: 0))
    #expect(Rect(holding: []) == Rect(x: 0, y: 0, width: 0, height: 0))
  }
}
