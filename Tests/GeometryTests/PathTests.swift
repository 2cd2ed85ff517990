import Geometry
import Testing

@Suite struct PathTests {
  @Test func boundsHoldEverySubpath() throws {
    let path = try Path(svg: "M0 0H10V5zM-3 7l1 1M20 2A5 5 0 0 1 30 2")
    #expect(path.bounds.isWithin(1e-12, of: Rect(x: -3, y: -3, width: 33, height: 11)))
  }

  @Test func aLonePointCounts() throws {
    #expect(try Path(svg: "M7 8").bounds == Rect(x: 7, y: 8, width: 0, height: 0))
    #expect(Path([]).bounds == Rect(x: 0, y: 0, width: 0, height: 0))
  }

  /// Lines that close a subpath count, those between subpaths do not.
  @Test(arguments: [
    ("M0 0h3v4", 7.0), ("M0 0h3v4z", 12), ("M0 0h3v4zM9 9v2", 14), ("M5 5", 0),
    ("M0 0A2 2 0 0 1 4 0", 2 * Double.pi),
  ])
  func measures(_ data: String, _ length: Double) throws {
    #expect(abs(try Path(svg: data).length - length) < 1e-12)
  }
}
