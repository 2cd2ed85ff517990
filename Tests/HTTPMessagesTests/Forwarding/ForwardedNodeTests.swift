import Testing

@testable import HTTPMessages

@Suite struct ForwardedNodeTests {
  @Test(arguments: [
    ("192.0.2.7", "192.0.2.7"), ("192.0.2.7:0", "192.0.2.7"), ("[::1]:65535", "::1"),
    ("2001:DB8::7", "2001:DB8::7"),
  ])
  func keepsTheTextOfTheAddress(node: String, text: String) throws {
    let node = try #require(ForwardedNode(Array("x\(node)".utf8).dropFirst()))
    #expect(node.text.elementsEqual(text.utf8))
    #expect(node.address == IPAddress(text.utf8))
  }
}
