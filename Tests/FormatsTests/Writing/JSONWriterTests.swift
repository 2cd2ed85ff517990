import Formats
import Foundation
import Testing

@Suite struct JSONWriterTests {
  private func parsed(_ json: JSONWriter) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(json.bytes), options: .fragmentsAllowed)
  }

  private func text(_ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    body(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func writesMembersInOrder() throws {
    let text = text { json in
      json.object { json in
        json.key("b")
        json.number(1)
        json.key("a")
        json.array { json in
          json.boolean(true)
          json.null()
          json.object { _ in }
          json.array { _ in }
          json.number(0.5)
        }
        json.key("c")
        json.string("x")
      }
    }
    #expect(text == #"{"b":1,"a":[true,null,{},[],0.5],"c":"x"}"#)
  }

  /// RFC 8259, section 7: quotation mark, reverse solidus and U+0000 to U+001F are escaped.
  @Test(
    arguments: (0..<0x20).map { "\(UnicodeScalar(UInt8($0)))" } + [
      "\"", "\\", "/", "\u{7f}", "é", "🪙", "\u{2028}", #"<&"'>"#, "",
    ])
  func stringsSurvive(_ string: String) throws {
    var json = JSONWriter()
    json.string(string)
    #expect(try parsed(json) as? String == string)
    #expect(json.bytes.allSatisfy { $0 >= 0x20 })
  }

  @Test(arguments: 0...9) func roundsNumbers(_ decimals: Int) throws {
    var numbers = SeededNumbers(seed: 11)
    for _ in 0..<200 {
      let value = numbers.double(in: -100...100)
      var json = JSONWriter(decimals: decimals)
      json.number(value)
      let read = try #require(try parsed(json) as? Double)
      #expect(abs(read - value) <= 0.5 / pow(10, Double(decimals)) + 1e-13)
    }
  }

  @Test func keepsNumbersPlain() {
    #expect(text { $0.number(-0.000_000_1) } == "0")
    #expect(text { $0.number(1e21) } == "1000000000000000000000")
    #expect(text { $0.number(Int.min) } == "\(Int.min)")
    #expect(text { $0.number(-0.25) } == "-0.25")
  }

  @Test func startsAnewOnEveryLine() {
    let text = text { json in
      json.number(1)
      json.newline()
      json.array { $0.number(2) }
      json.newline()
    }
    #expect(text == "1\n[2]\n")
  }
}
