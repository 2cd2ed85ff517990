#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The owner of memory in which lines wait to be written.
@safe final class GatheredLines {
  private let buffer: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  private var count = 0
  /// What every line begins with.
  private(set) var lead: [UInt8] = []
  /// When the text of the second is out of date, in milliseconds of the worker's clock.
  private(set) var nextSecond = Int64.min
  /// When the lines must be written.
  private(set) var isDue: Int64?

  /// Makes room for some bytes.
  init(capacity: Int) {
    self.capacity = capacity
    unsafe buffer = .allocate(capacity: capacity)
  }

  deinit { unsafe buffer.deallocate() }

  /// Adds a line of two parts behind the lead; `false` where there is no room for it.
  ///
  /// The first line tells when all must be written.
  func add(_ first: [UInt8], _ second: [UInt8], due: Int64) -> Bool {
    let size = lead.count + first.count + second.count
    guard size <= capacity - count else { return false }
    if isDue == nil { isDue = due }
    var end = unsafe buffer + count
    unsafe GatheredLines.copy(lead, &end)
    unsafe GatheredLines.copy(first, &end)
    unsafe GatheredLines.copy(second, &end)
    count += size
    return true
  }

  /// Begins lines with another lead until some time.
  func begin(_ lead: [UInt8], until end: Int64) {
    self.lead = lead
    nextSecond = end
  }

  /// The lines, which are forgotten here.
  func take() -> [UInt8] {
    isDue = nil
    defer { count = 0 }
    return unsafe Array(UnsafeBufferPointer(start: buffer, count: count))
  }

  @inline(__always)
  private static func copy(_ bytes: [UInt8], _ end: inout UnsafeMutablePointer<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      unsafe memcpy(end, start, bytes.count)
      unsafe end += bytes.count
    }
  }
}
