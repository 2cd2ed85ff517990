import Foundation
import Testing

@testable import MicroHTTPServer

struct LogLineTests {
  @Test func aClientCannotWriteLines() throws {
    let bytes = (0...255).map { UInt8($0) }
    let escaped = LogLine.escaped(bytes)
    #expect(escaped.allSatisfy { $0 > 0x20 && $0 < 0x7f && $0 != 0x22 && $0 != 0x5c })
    #expect(
      String(decoding: LogLine.escaped("/a b\"\\\n\u{e9}%41".utf8), as: UTF8.self)
        == "/a%20b%22%5C%0A%C3%A9%41")
  }

  @Test func jsonIsJSON() throws {
    let line = LogLine(marks: AccessLogForm.json.marks)
    let rest = line.rest(
      method: LogLine.get, target: Array("/x?\"y".utf8), status: 200, bytes: 12, source: .miss,
      nanoseconds: 1_234_567_890)
    let text = Array("{\"time\":\"T\",\"peer\":\"P".utf8) + rest
    #expect(text.last == 10 && text.count { $0 == 10 } == 1)
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(text)) as? [String: any Sendable])
    #expect(json["target"] as? String == "/x?%22y")
    #expect(json["method"] as? String == "GET")
    #expect(json["status"] as? Int == 200)
    #expect(json["bytes"] as? Int == 12)
    #expect(json["cache"] as? String == "miss")
    #expect(json["seconds"] as? Double == 1.234567)
  }

  @Test func textIsWords() {
    let line = LogLine(marks: AccessLogForm.text.marks)
    let rest = line.rest(
      method: LogLine.head, target: Array("/x".utf8), status: 304, bytes: 0, source: .hit)
    #expect(String(decoding: rest, as: UTF8.self) == " HEAD /x 304 0 hit\n")
  }
}
