internal import HTTPMessages

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What the last few values of `Accept-Encoding` ask for: clients send a handful of them.
final class CodingMemo {
  private var known: [(value: [UInt8], coding: ContentCoding)] = []
  private var oldest = 0

  private static let size = 8
  private static let longestValue = 256

  /// The coding that a value prefers, the same as `AcceptEncoding` tells.
  func coding(_ value: UnsafeBufferPointer<UInt8>) -> ContentCoding {
    for place in known.indices where unsafe value.hasBytes(of: known[place].value) {
      return known[place].coding
    }
    let text = unsafe String(decoding: value.withoutBlanks, as: UTF8.self)
    let coding = AcceptEncoding(text).preferred
    if value.count <= CodingMemo.longestValue { keep(unsafe Array(value), coding) }
    return coding
  }

  private func keep(_ value: [UInt8], _ coding: ContentCoding) {
    if known.count < CodingMemo.size {
      known.append((value, coding))
    } else {
      known[oldest] = (value, coding)
      oldest = (oldest + 1) % CodingMemo.size
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether these bytes are those of an array.
  func hasBytes(of array: [UInt8]) -> Bool {
    guard count == array.count else { return false }
    guard let start = baseAddress else { return true }
    return unsafe array.withUnsafeBufferPointer { bytes in
      guard let other = bytes.baseAddress else { return true }
      return unsafe memcmp(start, other, bytes.count) == 0
    }
  }
}
