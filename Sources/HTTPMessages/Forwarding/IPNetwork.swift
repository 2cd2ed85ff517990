/// The addresses that have their first bits in common (CIDR, RFC 4632, section 3.1).
public struct IPNetwork: Hashable, Sendable {
  private let bits: UInt128
  private let mask: UInt128

  /// Reads `10.0.0.0/8`, `fd00::/8`, or an address alone; `nil` for anything else.
  ///
  /// The bits behind the prefix must be zero: `10.0.0.1/8` is more likely a slip than a network.
  public init?(_ text: some Collection<UInt8>) {
    let parts = Array(text).split(
      separator: UInt8(ascii: "/"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let address = IPAddress(parts[0]) else { return nil }
    let isShort = !parts[0].contains(UInt8(ascii: ":"))
    var length = 128
    if parts.count > 1 {
      guard let written = parts[1].decimalNumber(upTo: isShort ? 32 : 128) else { return nil }
      length = isShort ? written + 96 : written
    }
    mask = length == 0 ? 0 : UInt128.max << (128 - length)
    bits = address.bits
    guard bits & ~mask == 0 else { return nil }
  }

  /// Whether an address belongs to the network.
  public func contains(_ address: IPAddress) -> Bool { address.bits & mask == bits }
}
