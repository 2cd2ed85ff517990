import Testing

@testable import LoaderService

@Suite struct ContentShelfTests {
  @Test func makesAContentOnce() {
    let shelf = ContentShelf()
    var made = 0
    for name in ["a", "b", "a", "a"] {
      let content = shelf.content(of: name) {
        made += 1
        return Content(Array(name.utf8), "text/plain")
      }
      #expect(content.body == Array(name.utf8))
    }
    #expect(made == 2)
    #expect(shelf["a"]?.body == Array("a".utf8) && shelf["c"] == nil)
  }
}
