import Geometry
import Testing

@testable import RasterFormats

@Suite struct PlacementTests {
  private let box = Rect(x: -10, y: 0, width: 80, height: 50)

  @Test(arguments: [
    (Size(200, 125), 1.0, 200, 125), (Size(200, 125), 2, 400, 250), (Size(64, 40), 0.5, 32, 20),
    (Size(33.3, 20.8125), 1, 33, 21), (Size(1, 0.2), 1, 1, 1),
  ])
  func roundsSides(size: Size, ratio: Double, width: Int, height: Int) {
    let placement = Placement(box, size: size, pixelRatio: ratio)
    #expect(placement.width == width && placement.height == height)
    #expect(placement.pixelCount == width * height)
  }

  @Test(arguments: [Size(200, 125), Size(300, 100), Size(50, 200), Size(33, 21)])
  func theBoxIsWholeAndInTheMiddle(size: Size) {
    let placement = Placement(box, size: size, pixelRatio: 1)
    let middle = placement.transform(box.center)
    #expect(abs(middle.x - size.width / 2) < 1e-9 && abs(middle.y - size.height / 2) < 1e-9)
    let corner = placement.transform(Point(box.x, box.y))
    #expect(corner.x > -1e-9 && corner.y > -1e-9)
    #expect(min(corner.x, corner.y) < 1e-9)
    #expect(placement.transform.a == placement.transform.d)
  }
}
