/// A fast hash of a content, the same on every machine and in every process; not cryptographic.
///
/// The content is read as little-endian words of 8 bytes, the last one filled with zeros. Each word
/// is joined by exclusive or and multiplied to 128 bits, whose halves are joined again; the length
/// goes in at the end, so that trailing zeros count.
public enum ContentHash {
  private static let seed: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let multiplier: UInt64 = 0xD6E8_FEB8_6659_FD93
  private static let finish: UInt64 = 0xA076_1D64_78BD_642F

  /// The hash of a content, 64 bits.
  public static func value(of content: [UInt8]) -> UInt64 {
    var hash = seed
    var index = 0
    while index &+ 8 <= content.count {
      var word: UInt64 = 0
      for offset in 0..<8 {
        word |= UInt64(content[index &+ offset]) &<< UInt64(8 &* offset)
      }
      hash = mixed(hash, word)
      index &+= 8
    }
    var last: UInt64 = 0
    for (offset, byte) in content[index...].enumerated() {
      last |= UInt64(byte) &<< UInt64(8 &* offset)
    }
    hash = mixed(hash, last)
    return folded(hash ^ UInt64(content.count), by: finish)
  }

  /// The hash of a content as 16 lower-case hexadecimal digits.
  public static func hexadecimal(of content: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let hash = value(of: content)
    return String(
      decoding: (0..<16).map { digits[Int(hash >> UInt64(60 - 4 * $0) & 15)] }, as: UTF8.self)
  }

  /// Joins a word to a hash; the sum keeps a word that equals the hash from wiping it out.
  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    folded(hash ^ word, by: multiplier) &+ (hash << 23 | hash >> 41)
  }

  private static func folded(_ a: UInt64, by b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }
}
