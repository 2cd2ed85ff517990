import Testing

@testable import RasterFormats

@Suite struct PixelRectangleTests {
  private let rectangle = PixelRectangle(x: 2, y: 3, width: 4, height: 5)

  @Test func holdsBoth() {
    let other = PixelRectangle(x: 0, y: 7, width: 3, height: 9)
    let both = PixelRectangle(x: 0, y: 3, width: 6, height: 13)
    #expect(rectangle.union(other) == both && other.union(rectangle) == both)
  }

  @Test func nothingAddsNothing() {
    #expect(rectangle.union(.empty) == rectangle)
    #expect(PixelRectangle.empty.union(rectangle) == rectangle)
    #expect(PixelRectangle.empty.isEmpty && !rectangle.isEmpty)
  }
}
