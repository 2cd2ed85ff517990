/// The access log of one worker: lines gather in a buffer and are written together.
///
/// They are written when the buffer is full, a second after the first at the latest, and at the
/// end. The time stands for the second; its text is made once for all lines of it.
final class AccessLog {
  let line: LogLine
  private let write: @Sendable ([UInt8]) -> Void
  private let gathered: GatheredLines
  private let every: Int
  private let from: Int
  private var left = 0
  /// Used by the worker's thread alone, and by no two calls at once.
  @exclusivity(unchecked) private var front: LogFront

  /// How many bytes are gathered at most.
  static let capacity = 65_536
  /// How long a line waits at most, in milliseconds.
  private static let patience: Int64 = 1000

  /// Makes the log of a worker by the options of its server; `nil` for none.
  init?(_ options: ServerOptions, worker: Int, write: @escaping @Sendable ([UInt8]) -> Void) {
    let form = options.accessLog
    guard form != .off else { return nil }
    line = LogLine(marks: form.marks)
    self.write = write
    every = max(options.accessLogEvery, 1)
    from = options.accessLogFrom
    let (seconds, milliseconds) = wallClock()
    let number = RequestNumber(beginning: seconds * 1000 + milliseconds, worker: worker)
    unsafe front = LogFront(form.marks, forwarding: options.forwarding, number: number)
    gathered = GatheredLines(capacity: AccessLog.capacity)
  }

  /// When the lines must be written, in milliseconds of the worker's clock; `nil` without lines.
  var isDue: Int64? { gathered.isDue }

  /// Whether an answer of a status gets a line: all that tell of a fault, and one of so many others.
  func wants(status: Int) -> Bool {
    guard status >= from else { return false }
    if status >= 400 || every == 1 { return true }
    left = left > 0 ? left - 1 : every - 1
    return left == every - 1
  }

  /// Adds the line of an answer; all parts are escaped already.
  @unsafe func add(_ head: RequestHead, on connection: Connection, rest: [UInt8], now: Int64) {
    if now >= gathered.nextSecond { beginSecond(now) }
    unsafe front.make(head, peer: connection.loggedPeer, isProxied: connection.isProxied)
    let front = unsafe front.bytes
    if !gathered.add(front, rest, due: now + AccessLog.patience) {
      flush()
      if !gathered.add(front, rest, due: now + AccessLog.patience) {
        write(gathered.lead + front + rest)
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
