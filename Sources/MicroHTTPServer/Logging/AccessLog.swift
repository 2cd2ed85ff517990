/// The access log of one worker: lines gather in a buffer and are written together.
///
/// They are written when the buffer is full, a second after the first at the latest, and at the
/// end. The time stands for the second; its text is made once for all lines of it.
final class AccessLog {
  let line: LogLine
  private let write: @Sendable ([UInt8]) -> Void
  private let gathered: GatheredLines

  /// How many bytes are gathered at most.
  static let capacity = 65_536
  /// How long a line waits at most, in milliseconds.
  private static let patience: Int64 = 1000

  /// Makes a log of some form; `nil` for none.
  init?(_ form: AccessLogForm, write: @escaping @Sendable ([UInt8]) -> Void) {
    guard form != .off else { return nil }
    line = LogLine(marks: form.marks)
    self.write = write
    gathered = GatheredLines(capacity: AccessLog.capacity)
  }

  /// When the lines must be written, in milliseconds of the worker's clock; `nil` without lines.
  var isDue: Int64? { gathered.isDue }

  /// Adds the line of an answer; all parts are escaped already.
  func add(peer: [UInt8], rest: [UInt8], now: Int64) {
    if now >= gathered.nextSecond { beginSecond(now) }
    if !gathered.add(peer, rest, due: now + AccessLog.patience) {
      flush()
      if !gathered.add(peer, rest, due: now + AccessLog.patience) {
        write(gathered.lead + peer + rest)
      }
    }
  }

  /// Writes what has gathered.
  func flush() {
    let lines = gathered.take()
    if !lines.isEmpty { write(lines) }
  }

  /// Makes the text of the current second.
  private func beginSecond(_ now: Int64) {
    let wall = wallClock()
    gathered.begin(
      Array("\(line.marks.time)\(UTCTime.text(wall.seconds))\(line.marks.peer)".utf8),
      until: now + 1000 - wall.milliseconds)
  }
}
