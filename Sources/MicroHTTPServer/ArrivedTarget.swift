#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The owner of the bytes of a target, the one request's after the other's.
@safe final class ArrivedTarget {
  private var buffer: UnsafeMutablePointer<UInt8>
  private var capacity = ArrivedTarget.smallest
  private var count = 0
  /// What is wrong with the target as far as the request line tells.
  var fault: Refusal?
  /// Where the version stands in memory if the target was read whole.
  var end: UInt = 0

  /// Room that a connection keeps, in bytes; what a longer target took is given back.
  private static let smallest = 256

  /// Holds no target.
  init() {
    unsafe buffer = .allocate(capacity: ArrivedTarget.smallest)
  }

  deinit { unsafe buffer.deallocate() }

  /// The bytes, lent until the next change.
  @unsafe var bytes: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: buffer, count: count)
  }

  /// The bytes, copied.
  var copy: [UInt8] { unsafe Array(bytes) }

  /// Puts other bytes in.
  func replace(_ bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.count > capacity { resize(bytes.count) }
    if let start = bytes.baseAddress { unsafe memcpy(buffer, start, bytes.count) }
    count = bytes.count
  }

  /// Puts other bytes in.
  func replace(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { unsafe replace($0) }
  }

  /// Forgets the target.
  func forget() {
    fault = nil
    count = 0
    if capacity > ArrivedTarget.smallest { resize(ArrivedTarget.smallest) }
  }

  private func resize(_ size: Int) {
    unsafe buffer.deallocate()
    unsafe buffer = .allocate(capacity: size)
    capacity = size
  }
}
