/// An address of the Internet Protocol, of version 4 or 6.
///
/// One of version 4 is kept as it is mapped into version 6 (RFC 4291, section 2.5.5.2), so that
/// both spellings of it are one address.
public struct IPAddress: Hashable, Sendable {
  /// The 128 bits.
  public let bits: UInt128

  /// What stands in front of the 32 bits of an address of version 4.
  private static let mapping: UInt128 = 0xFFFF << 32

  /// Reads an address as RFC 4291, section 2.2, or RFC 3986 (`IPv4address`) writes it; `nil` for
  /// anything else, zone identifiers and brackets among it.
  public init?(_ text: some Collection<UInt8>) {
    self.init(text: Array(text.prefix(46))[...])
  }

  /// Reads an address of bytes that are at hand already.
  init?(text: ArraySlice<UInt8>) {
    guard text.count <= 45 else { return nil }
    if text.contains(UInt8(ascii: ":")) {
      guard let groups = Self.groups(text) else { return nil }
      bits = groups.reduce(0) { $0 << 16 | UInt128($1) }
    } else {
      guard let number = Self.version4(text) else { return nil }
      bits = Self.mapping | UInt128(number)
    }
  }

  /// Whether this is an address of version 4.
  public var isVersion4: Bool { bits >> 32 == Self.mapping >> 32 }

  /// Reads four numbers up to 255, without zeros in front.
  private static func version4(_ text: ArraySlice<UInt8>) -> UInt32? {
    var bits: UInt32 = 0
    var rest = text
    for place in 0..<4 {
      let end = rest.firstIndex(of: UInt8(ascii: ".")) ?? rest.endIndex
      guard (end == rest.endIndex) == (place == 3),
        let number = rest[..<end].decimalNumber(upTo: 255)
      else { return nil }
      bits = bits << 8 | UInt32(number)
      rest = rest[end...].dropFirst()
    }
    return bits
  }

  /// Reads eight groups, of which `::` stands for one or more that are zero.
  private static func groups(_ text: ArraySlice<UInt8>) -> [UInt16]? {
    let colon = UInt8(ascii: ":")
    let gap = text.indices.dropLast().first { text[$0] == colon && text[$0 + 1] == colon }
    guard let gap else {
      guard let groups = written(text, endsAddress: true), groups.count == 8 else { return nil }
      return groups
    }
    guard let head = written(text[..<gap], endsAddress: false),
      let tail = written(text[(gap + 2)...], endsAddress: true), head.count + tail.count <= 7
    else { return nil }
    return head + Array(repeating: 0, count: 8 - head.count - tail.count) + tail
  }

  /// Reads the groups that are written; the last two may be an address of version 4.
  private static func written(_ text: ArraySlice<UInt8>, endsAddress: Bool) -> [UInt16]? {
    if text.isEmpty { return [] }
    let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    var groups: [UInt16] = []
    for (place, part) in parts.enumerated() {
      if endsAddress, place == parts.count - 1, part.contains(UInt8(ascii: ".")) {
        guard let number = version4(part) else { return nil }
        groups += [UInt16(number >> 16), UInt16(truncatingIfNeeded: number)]
      } else {
        guard (1...4).contains(part.count) else { return nil }
        var group: UInt16 = 0
        for byte in part {
          guard let digit = byte.hexadecimalValue else { return nil }
          group = group << 4 | UInt16(digit)
        }
        groups.append(group)
      }
    }
    return groups
  }
}

extension RandomAccessCollection<UInt8> {
  /// The value of decimal digits without zeros in front, up to a maximum; `nil` for anything else.
  func decimalNumber(upTo maximum: Int) -> Int? {
    guard let first, count == 1 || first != UInt8(ascii: "0") else { return nil }
    var number = 0
    for byte in self {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      guard number <= maximum else { return nil }
    }
    return number
  }
}
