import Testing

@testable import MicroHTTPServer

/// The classes of bytes in a message, against the grammars of the standards.
struct ByteClassTests {
  private static let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

  @Test(arguments: 0...UInt8.max) func tokensAreThoseOfTheGrammar(byte: UInt8) {
    // tchar, RFC 9110, section 5.6.2.
    let expected = (ByteClassTests.letters + "!#$%&'*+-.^_`|~").utf8.contains(byte)
    #expect(byte.isTokenByte == expected)
  }

  @Test(arguments: 0...UInt8.max) func valuesAreThoseOfTheGrammar(byte: UInt8) {
    // field-vchar, SP and HTAB, RFC 9110, section 5.5.
    let expected = (0x21...0x7e).contains(byte) || byte >= 0x80 || byte == 0x20 || byte == 0x09
    #expect(byte.isValueByte == expected)
  }

  @Test(arguments: 0...UInt8.max) func authoritiesAreThoseOfTheGrammar(byte: UInt8) {
    // unreserved, sub-delims, the percent sign, colon and brackets, RFC 3986, section 3.2.2.
    let expected = (ByteClassTests.letters + "-._~!$&'()*+,;=%:[]").utf8.contains(byte)
    #expect(byte.isAuthorityByte == expected)
  }

  @Test(arguments: 0...UInt8.max) func targetsHaveNoSpaceAndNoControl(byte: UInt8) {
    #expect(byte.isTargetByte == (byte > 0x20 && byte != 0x7f))
  }

  @Test func caseDoesNotCount() {
    #expect("Content-LENGTH".utf8.isIgnoringCase("content-length"))
    #expect(!"Content_LENGTH".utf8.isIgnoringCase("content-length"))
    #expect(!"Content-LENGTHS".utf8.isIgnoringCase("content-length"))
    #expect(!"".utf8.isIgnoringCase("content-length"))
  }
}
