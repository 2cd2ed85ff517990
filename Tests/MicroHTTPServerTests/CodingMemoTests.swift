import HTTPMessages
import Testing

@testable import MicroHTTPServer

struct CodingMemoTests {
  /// More values than are remembered, again and again, are read as if nothing was remembered.
  @Test func itTellsWhatTheFieldTells() {
    let values =
      ["", "gzip", "br", "gzip, br;q=0", " gzip", "*", "identity", "x", "br, gzip", "deflate"]
      + ["gzip" + String(repeating: ",x", count: 300), "br;q=0.1,gzip;q=0.2"]
    let memo = CodingMemo()
    for _ in 0..<3 {
      for value in values + values.reversed() {
        let coding = Array(value.utf8).withUnsafeBufferPointer { memo.coding($0) }
        #expect(coding == AcceptEncoding(value).preferred)
      }
    }
  }
}
