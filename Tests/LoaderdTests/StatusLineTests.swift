import Testing

@testable import loaderd

@Suite struct StatusLineTests {
  @Test(
    arguments: [
      ("HTTP/1.1 200 OK\r\n", 200), ("HTTP/1.0 503 \r\n", 503), ("HTTP/1.1 204\n", 204),
      ("HTTP/2 200 OK\r\n", nil), ("HTTP/1.1 20 OK\r\n", nil), ("HTTP/1.1 2000\r\n", nil),
      ("HTTP/1.1  200\r\n", nil), ("HTTP/1.1 099\r\n", nil), ("HTTP/1.1 600\r\n", nil),
      ("220 mail\r\n", nil), ("", nil),
    ] as [(String, Int?)])
  func readsTheCode(line: String, code: Int?) {
    #expect(StatusLine.code(of: Array(line.utf8)) == code)
  }
}
