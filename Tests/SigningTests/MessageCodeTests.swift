import Signing
import Testing

@Suite struct MessageCodeTests {
  /// RFC 4231, section 4.2: zeros behind a short key change nothing (RFC 2104, section 2).
  @Test func isThatOfTheStandard() throws {
    let digits = String(repeating: "0b", count: 20) + String(repeating: "00", count: 12)
    let key = try #require(SigningKey(hexadecimal: digits))
    let code = MessageCode(of: Array("Hi There".utf8), key: key)
    #expect(code.text == "sDRMYdjbOFNcqK_OrwvxK4gdwgDJgz2nJuk3bC4yz_c")
  }

  /// Made by the modules `hmac` and `base64` of Python 3.
  @Test(arguments: [
    (32, "", "04tCCW2A9F-Ca0Sp1WB95ySWpBXT9KGoyI47udqNwcs"),
    (32, "/loader/coins.svg", "hqVgiWocpUwYg9maVkvuwFCDO0vAIJ9S1XaW_q98Ll0"),
    (
      32, "/loader/balls.svg?scale=1.4&expires=1900000000",
      "UYjYTINVNCIPN2oswjXaaQIyS03K3yaYRbOszBOmTp0"
    ),
    (32, String(repeating: "x", count: 1000), "KrTtOVbxcJTJsYeJU-kayetCz6AFnfK_v4Mr7inu9cI"),
    (64, "", "NJnxY_SGBMCxWsieTnxm8xT7OyA7isL1ZIKOYva-nZ0"),
    (64, "/loader/coins.svg", "yMWLLBrTh4XPa4YtKA5xjVrRDyxrzAu0GsA2pgYpGzE"),
    (64, String(repeating: "x", count: 1000), "qZ6Vg2tWIF5PZs65nWySraTbKaHus983FP7BCC688TY"),
  ])
  func agreesWithPython(count: Int, message: String, text: String) throws {
    let digits = (0..<count).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    let key = try #require(SigningKey(hexadecimal: digits))
    let code = MessageCode(of: Array(message.utf8), key: key)
    #expect(code.text == text)
    #expect(MessageCode(text: text.utf8) == code)
  }

  @Test(arguments: [
    "", "04tCCW2A9F-Ca0Sp1WB95ySWpBXT9KGoyI47udqNwc",
    "04tCCW2A9F-Ca0Sp1WB95ySWpBXT9KGoyI47udqNwcs=",
    "04tCCW2A9F+Ca0Sp1WB95ySWpBXT9KGoyI47udqNwcs", "04tCCW2A9F-Ca0Sp1WB95ySWpBXT9KGoyI47udqNwct",
    "04tCCW2A9F-Ca0Sp1WB95ySWpBXT9KGoyI47udqNwc ",
    "04tCCW2A9F-Ca0Sp1WB95ySWpBXT9KGoyI47udqNwc\u{0}",
    "0", "04tCCW2A9F-Ca0Sp1WB95ySWpBXT9KGoyI47udqNwcsA",
  ])
  func oneCodeHasOneText(text: String) {
    #expect(MessageCode(text: text.utf8) == nil)
  }

  @Test func everyBitCounts() throws {
    let key = try #require(SigningKey(hexadecimal: String(repeating: "5a", count: 32)))
    let codes = ["a", "b", "aa", "a\u{0}"].map { MessageCode(of: Array($0.utf8), key: key).text }
    #expect(Set(codes).count == codes.count)
  }
}
