import Foundation
import MicroHTTPServer
import Synchronization
import Testing

/// Lines to descriptors that take them, that take none for a while, and that never will.
struct LineWriterTests {
  private func pipe() throws -> (reading: FileHandle, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    try #require(makePipe(&ends) == 0)
    return (FileHandle(fileDescriptor: ends[0], closeOnDealloc: true), ends[1])
  }

  private func lines(_ numbers: Range<Int>) -> [UInt8] {
    Array(numbers.map { "line \($0)\n" }.joined().utf8)
  }

  @Test func everyLineArrivesInOrder() throws {
    let (reading, writing) = try pipe()
    let writer = try LineWriter(descriptor: writing) { "lost \($0)" }
    for number in 0..<500 { writer.write(lines(number * 10..<number * 10 + 10)) }
    #expect(writer.flush(within: .seconds(20)))
    close(writing)
    #expect(try reading.readToEnd() == Data(lines(0..<5000)))
    #expect(writer.droppedLines == 0)
  }

  @Test func nobodyWaitsForAReaderWhoDoesNotRead() throws {
    let (reading, writing) = try pipe()
    let writer = try LineWriter(descriptor: writing, capacity: 100_000) { "lost \($0)" }
    let count = 100_000
    for number in 0..<count / 10 { writer.write(lines(number * 10..<number * 10 + 10)) }
    #expect(!writer.flush(within: .milliseconds(20)))
    let dropped = writer.droppedLines
    #expect(dropped > 0 && dropped < count)
    let received = Received(reading)
    #expect(writer.flush(within: .seconds(20)))
    // The line that tells of lost ones follows the last that found room.
    writer.write(lines(0..<1))
    #expect(writer.flush(within: .seconds(20)))
    close(writing)
    let text = String(decoding: received.data, as: UTF8.self).split(separator: "\n")
    #expect(text.allSatisfy { $0.hasPrefix("line ") || $0.hasPrefix("lost ") })
    let told = text.compactMap { $0.hasPrefix("lost ") ? Int($0.dropFirst(5)) : nil }
    #expect(told.reduce(0, +) == dropped)
    #expect(text.count - told.count == count - dropped + 1)
  }

  @Test func aReaderWhoHasGoneIsSurvived() throws {
    let (reading, writing) = try pipe()
    try reading.close()
    let writer = try LineWriter(descriptor: writing) { "lost \($0)" }
    writer.write(lines(0..<7))
    #expect(writer.flush(within: .seconds(20)))
    #expect(writer.droppedLines == 7)
    close(writing)
  }

  @Test func aDescriptorThatIsNoneIsSurvived() throws {
    let writer = try LineWriter(descriptor: -1) { "lost \($0)" }
    for _ in 0..<3 {
      writer.write(lines(0..<5))
      #expect(writer.flush(within: .seconds(20)))
    }
    #expect(writer.droppedLines == 15)
  }

  @Test func aDescriptorThatDoesNotBlockIsWaitedFor() throws {
    let (reading, writing) = try pipe()
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
    let writer = try LineWriter(descriptor: writing) { "lost \($0)" }
    let all = lines(0..<50_000)
    writer.write(all)
    let received = Received(reading)
    #expect(writer.flush(within: .seconds(20)))
    close(writing)
    #expect(received.data == Data(all))
  }
}

private func makePipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }

/// Reads everything on a thread of its own.
private final class Received: Sendable {
  private let found = Mutex(Data())
  private let isRead = DispatchSemaphore(value: 0)

  init(_ reading: FileHandle) {
    Thread {
      let data = (try? reading.readToEnd()) ?? Data()
      self.found.withLock { $0 = data }
      self.isRead.signal()
    }.start()
  }

  var data: Data {
    isRead.wait()
    return found.withLock { $0 }
  }
}
