import HTTPMessages
import Testing

@Suite struct MatteTests {
  private func get(_ query: String) throws -> Response {
    try PixelFormat(frames: 1).get("/loader/balls.pix?\(query)")
  }

  @Test(arguments: ["matte=fff8", "matte=transparent", "matte=rgb(0 0 0 / 50%25)"])
  func refusesWhatIsNotOpaque(query: String) throws {
    let response = try get(query)
    #expect(response.status == .badRequest)
    #expect(String(decoding: response.body, as: UTF8.self).contains("an opaque colour"))
  }

  @Test(arguments: [
    ("matte=fff", "red: 255"), ("matte=currentColor", "red: 47"),
    ("matte=currentColor&theme=dark", "red: 76"), ("size=9", "nil"),
  ])
  func anOpaqueOneReachesTheFormat(query: String, expected: String) throws {
    let response = try get(query)
    #expect(response.status == .ok)
    #expect(String(decoding: response.body, as: UTF8.self).contains(expected))
  }

  @Test func theQueryOfOtherAddressesIsTheCanonicalOne() throws {
    let response = try get("theme=light&size=9&color=%23FF0000&fps=30&_=3")
    #expect(
      String(decoding: response.body, as: UTF8.self).contains(" size=9.0&color=ff0000&theme=light ")
    )
  }
}
