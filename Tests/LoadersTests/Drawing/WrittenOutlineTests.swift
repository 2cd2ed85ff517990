import Geometry
import Testing

@testable import Loaders

@Suite struct WrittenOutlineTests {
  @Test func readsPathData() throws {
    #expect(Path.written("M0 0h3v4z") == (try Path(svg: "M0 0h3v4z")))
    #expect(Path.written("M0 0h3v4z").length == 12)
  }

  @Test func drawsNothingForWhatIsNone() {
    #expect(Path.written("three to the right") == Path([]))
  }
}
