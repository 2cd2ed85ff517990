private import CMicroHTTPD

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Writes lines to a descriptor on a thread of its own: who has a line never waits for it.
///
/// Lines wait in memory while the descriptor takes none. Where too many wait, or none can be
/// written at all, lines are dropped and counted; as soon as it flows again a line tells how many.
/// What has gathered is written together.
public final class LineWriter: Sendable {
  private let waiting: Monitor<WaitingLines>

  /// Starts the thread of a descriptor, which stays its owner's.
  ///
  /// - Parameters:
  ///   - descriptor: Where lines are written.
  ///   - capacity: How many bytes may wait.
  ///   - notice: The line that tells of so many dropped ones, without its line feed.
  public init(
    descriptor: Int32, capacity: Int = 1_048_576, notice: @escaping @Sendable (Int) -> String
  ) throws(ServerError) {
    let waiting = Monitor(WaitingLines(capacity: capacity))
    self.waiting = waiting
    let thread = try WorkerThread {
      LineWriter.run(waiting, descriptor: descriptor, notice: notice)
    }
    thread.detach()
  }

  deinit {
    waiting.withLock { $0.end() }
    waiting.signal()
  }

  /// How many lines were dropped until now.
  public var droppedLines: Int { waiting.withLock { $0.dropped } }

  /// Takes whole lines, each with its line feed.
  public func write(_ lines: [UInt8]) {
    waiting.withLock { $0.add(lines) }
    waiting.signal()
  }

  /// Waits until everything is written, at most for a time; whether it is.
  @discardableResult
  public func flush(within time: Duration) -> Bool {
    let end = monotonicMilliseconds() + time.wholeMilliseconds
    while !waiting.withLock({ $0.isEmpty }) {
      if monotonicMilliseconds() >= end { return false }
      usleep(1000)
    }
    return true
  }

  /// What the thread does.
  private static func run(
    _ waiting: Monitor<WaitingLines>, descriptor: Int32, notice: @Sendable (Int) -> String
  ) {
    var batch: [UInt8] = []
    var isCut = false
    while waiting.wait(for: { $0.take(&batch, telling: notice) }) == .write {
      if isCut { _ = write([UInt8(ascii: "\n")], to: descriptor) }
      var rest = batch[...]
      while !rest.isEmpty, let count = write(rest.prefix(piece), to: descriptor) {
        rest = rest.dropFirst(count)
        waiting.withLock { $0.wrote(count) }
      }
      // What follows half a line that could not be ended shall be a line of its own.
      let last = batch[..<rest.startIndex].last
      isCut = last.map { $0 != UInt8(ascii: "\n") } ?? isCut
      if !rest.isEmpty { waiting.withLock { $0.failed(rest) } }
      batch.removeAll(keepingCapacity: true)
    }
  }

  /// How many bytes are written at one time at most.
  private static let piece = 65_536

  /// Writes some of the bytes, and waits where the descriptor takes none; `nil` where it never will.
  private static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int? {
    while true {
      let count = unsafe bytes.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          unsafe Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #else
          unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Somebody made it not blocking, who may share it with others.
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&room, 1, 1000)
      default: return nil
      }
    }
  }
}
