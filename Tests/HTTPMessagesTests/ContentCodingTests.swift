import HTTPMessages
import Testing

struct ContentCodingTests {
  @Test(arguments: ContentCoding.allCases, ContentCoding.allCases)
  func tagsTellTheirCoding(_ first: ContentCoding, _ second: ContentCoding) throws {
    let plain = EntityTag(content: [1, 2, 3])
    #expect(plain.coding == .identity)
    #expect(plain.coded(first).coding == first)
    #expect(plain.coded(first).coded(second) == plain.coded(second))
    #expect((plain.coded(first) == plain.coded(second)) == (first == second))
  }

  /// What proxies append for codings of their own is none of ours.
  @Test(arguments: ["a-gzip", "a;br", "a--gzip", "br", "a.g"])
  func suffixesOfProxiesAreNotOurs(_ opaque: String) throws {
    #expect(try #require(EntityTag(opaque)).coding == .identity)
  }
}
