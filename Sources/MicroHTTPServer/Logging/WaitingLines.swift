/// Lines that wait to be written, up to a number of bytes, and how many did not find room.
struct WaitingLines {
  /// What comes next for who writes.
  enum Step: Equatable {
    case write
    case end
  }

  /// Lines that were lost until now.
  private(set) var dropped = 0
  private let capacity: Int
  private var bytes: [UInt8] = []
  /// Bytes that were taken and are not written yet.
  private var taken = 0
  /// Lines that were lost and of which nothing was told.
  private var untold = 0
  /// Of how many lost lines what was taken tells in its last line, 0 without such a line.
  private var told = 0
  /// Whether the last attempt to write went well: only then is it worth telling of lost lines.
  private var isFlowing = true
  /// Whether nothing comes any more.
  private var isEnding = false

  /// Makes room for so many bytes.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Whether nothing waits and nothing is being written.
  var isEmpty: Bool { bytes.isEmpty && taken == 0 }

  /// Adds whole lines, or loses all of them where there is no room.
  mutating func add(_ lines: [UInt8]) {
    guard !isEnding, lines.count <= capacity - bytes.count - taken else { return lose(lines[...]) }
    bytes += lines
  }

  /// Hands everything out that waits, and behind it what is to be told of lost lines.
  ///
  /// `batch` is empty before; its memory serves for the lines to come. `nil` while nothing is to do.
  mutating func take(_ batch: inout [UInt8], telling notice: (Int) -> String) -> Step? {
    guard !bytes.isEmpty || untold > 0 && isFlowing else { return isEnding ? .end : nil }
    swap(&bytes, &batch)
    told = untold
    untold = 0
    if told > 0 { batch += "\(notice(told))\n".utf8 }
    taken = batch.count
    return .write
  }

  /// Notes that so many bytes were written.
  mutating func wrote(_ count: Int) {
    taken -= count
    isFlowing = true
  }

  /// Notes that the rest of what was taken cannot be written.
  mutating func failed(_ rest: ArraySlice<UInt8>) {
    taken = 0
    isFlowing = false
    lose(rest)
    guard told > 0 else { return }
    dropped -= 1
    untold += told - 1
  }

  /// Takes no more lines.
  mutating func end() { isEnding = true }

  private mutating func lose(_ lines: ArraySlice<UInt8>) {
    let count = lines.count { $0 == UInt8(ascii: "\n") }
    dropped += count
    untold += count
  }
}
