import Formats
import Testing

@testable import RasterFormats

@Suite struct SheetLayoutTests {
  @Test(arguments: [
    (100, 100, 48, 6, 8), (80, 50, 24, 4, 6), (100, 100, 1, 1, 1), (100, 100, 47, 7, 7),
    (100, 100, 36, 6, 6), (400, 100, 4, 1, 4), (100, 100, 2, 1, 2),
  ])
  func isAFullGridNearASquare(
    width: Int, height: Int, count: Int, columns: Int, rows: Int
  ) throws {
    let layout = try SheetLayout(
      frameWidth: width, frameHeight: height, count: count, columns: nil)
    #expect(layout.columns == columns && layout.rows == rows)
  }

  @Test(arguments: [(5, 5, 10), (100, 48, 1), (1, 1, 48)])
  func takesTheColumnsThatAreAskedFor(asked: Int, columns: Int, rows: Int) throws {
    let layout = try SheetLayout(frameWidth: 10, frameHeight: 20, count: 48, columns: asked)
    #expect(layout.columns == columns && layout.rows == rows)
    #expect(layout.width == 10 * columns && layout.height == 20 * rows)
  }

  @Test func framesStandRowByRow() throws {
    let layout = try SheetLayout(frameWidth: 10, frameHeight: 20, count: 7, columns: 3)
    #expect(layout[0] == PixelRectangle(x: 0, y: 0, width: 10, height: 20))
    #expect(layout[5] == PixelRectangle(x: 20, y: 20, width: 10, height: 20))
    #expect(layout[6] == PixelRectangle(x: 0, y: 40, width: 10, height: 20))
  }

  @Test func refusesLongSides() {
    #expect(throws: FormatFault.sideTooLong(36_000, most: 16_384)) {
      try SheetLayout(frameWidth: 100, frameHeight: 1, count: 360, columns: 360)
    }
  }
}
