import Foundation
import Testing

@testable import Formats

@Suite struct DataAddressTests {
  @Test(arguments: [
    "", "<svg a=\"b\" c='d'/>", "100%25 #f00 {}()[]\\^`|~", "é 🪙\n\t\u{7F}", "a&b;c,d",
  ])
  func survivesDecoding(_ text: String) throws {
    let address = String(decoding: DataAddress(svg: Array(text.utf8)).bytes, as: UTF8.self)
    #expect(address.hasPrefix("data:image/svg+xml,"))
    #expect(address.dropFirst(19).removingPercentEncoding == text)
  }

  /// Nothing that ends an attribute, a string or a `url()` of CSS, or an address (RFC 3986).
  @Test func holdsNothingThatMeansSomethingElsewhere() {
    let bytes = DataAddress(svg: (0...255).map { UInt8($0) }).bytes
    for byte in "\"'<>()#{}\\ &\n\r\t^`|[]".utf8 { #expect(!bytes.contains(byte)) }
    #expect(bytes.allSatisfy { (0x21...0x7E).contains($0) })
  }
}
