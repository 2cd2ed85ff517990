import Testing

@testable import MicroHTTPServer

struct WaitingLinesTests {
  private func take(_ lines: inout WaitingLines) -> String? {
    var batch: [UInt8] = []
    let step = lines.take(&batch) { "lost \($0)" }
    return step == .write ? String(decoding: batch, as: UTF8.self) : nil
  }

  private func lines(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test func linesComeOutTogetherAndInOrder() {
    var waiting = WaitingLines(capacity: 100)
    waiting.add(lines("a\n"))
    waiting.add(lines("b\nc\n"))
    #expect(take(&waiting) == "a\nb\nc\n")
    #expect(!waiting.isEmpty)
    waiting.wrote(6)
    #expect(waiting.isEmpty)
    #expect(take(&waiting) == nil)
    #expect(waiting.dropped == 0)
  }

  @Test func whatFindsNoRoomIsCountedAndTold() {
    var waiting = WaitingLines(capacity: 4)
    waiting.add(lines("a\nb\n"))
    waiting.add(lines("c\nd\n"))
    #expect(waiting.dropped == 2)
    #expect(take(&waiting) == "a\nb\nlost 2\n")
    waiting.add(lines("e\n"))
    #expect(waiting.dropped == 3)
    waiting.wrote(11)
    #expect(take(&waiting) == "lost 1\n")
    waiting.wrote(7)
    waiting.add(lines("f\n"))
    #expect(take(&waiting) == "f\n")
  }

  @Test func nothingIsToldWhileNothingCanBeWritten() {
    var waiting = WaitingLines(capacity: 100)
    waiting.add(lines("a\nb\n"))
    #expect(take(&waiting) == "a\nb\n")
    waiting.failed(lines("b\n")[...])
    #expect(waiting.dropped == 1)
    #expect(waiting.isEmpty)
    #expect(take(&waiting) == nil)
    waiting.add(lines("c\n"))
    #expect(take(&waiting) == "c\nlost 1\n")
    // The line that tells of them is lost and told again, but is none of them.
    waiting.failed(lines("c\nlost 1\n")[...])
    #expect(waiting.dropped == 2)
    waiting.add(lines("d\n"))
    #expect(take(&waiting) == "d\nlost 2\n")
  }

  @Test func theEndComesBehindTheLastLine() {
    var waiting = WaitingLines(capacity: 100)
    waiting.add(lines("a\n"))
    waiting.end()
    waiting.add(lines("late\n"))
    var batch: [UInt8] = []
    #expect(waiting.take(&batch) { "lost \($0)" } == .write)
    waiting.wrote(batch.count)
    batch = []
    #expect(waiting.take(&batch) { "lost \($0)" } == .end)
  }
}
