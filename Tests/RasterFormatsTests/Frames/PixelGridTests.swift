import Testing

@testable import RasterFormats

@Suite struct PixelGridTests {
  private let grid = PixelGrid(width: 4, height: 3, values: Array(0..<12))

  @Test(arguments: [
    ([5], PixelRectangle(x: 1, y: 1, width: 1, height: 1)),
    ([0, 11], PixelRectangle(x: 0, y: 0, width: 4, height: 3)),
    ([2, 9], PixelRectangle(x: 1, y: 0, width: 2, height: 3)),
    ([4, 7], PixelRectangle(x: 0, y: 1, width: 4, height: 1)),
    ([], .empty),
  ])
  func findsTheRectangleOfPlaces(places: [Int], expected: PixelRectangle) {
    var changed = grid
    for place in places { changed.values[place] = -1 }
    #expect(changed.bounds(beside: grid) == expected)
    #expect(grid.bounds(beside: changed) { _, other in other == -1 } == expected)
    #expect(grid.bounds(beside: changed) { own, _ in own == -1 } == .empty)
  }

  @Test func cutsARectangleOut() {
    #expect(grid.values(in: PixelRectangle(x: 1, y: 1, width: 2, height: 2)) == [5, 6, 9, 10])
    #expect(grid.values(in: grid.bounds) == grid.values)
  }

  @Test func replacesColumns() {
    var changed = grid
    changed.replace(PixelGrid(width: 2, height: 3, filledWith: -1), atColumn: 1)
    #expect(changed.values == [0, -1, -1, 3, 4, -1, -1, 7, 8, -1, -1, 11])
  }
}
