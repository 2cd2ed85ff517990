import Glibc
import HTTPMessages

extension FuzzTarget {
  /// `X-Forwarded-For` and `Forwarded`: whoever is told is an address that stands in the field.
  static let forwarded = FuzzTarget(name: "forwarded") { bytes in
    let networks = ["10.0.0.0/8", "fd00::/8", "127.0.0.1"].compactMap { IPNetwork($0.utf8) }
    for field in [ForwardingRules.Field.forwardedFor, .forwarded] {
      let rules = ForwardingRules(proxies: TrustedProxies(networks: networks), field: field)
      guard let client = rules.client(bytes) else { continue }
      require(IPAddress(client) != nil, "\(Array(client).text) is an address")
      require(client.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "an address is printable")
      let forged = Array("203.0.113.9, ".utf8) + bytes
      let isTrusted = IPAddress(client).map(TrustedProxies(networks: networks).contains) ?? false
      require(isTrusted || rules.client(forged) == client, "what stands left changes nothing")
    }
  }

  /// Addresses: accepted are those that the C library takes, with the same bits.
  static let address = FuzzTarget(name: "address") { bytes in
    let parts = bytes.split(separator: UInt8(ascii: "/"), maxSplits: 1)
    if let network = IPNetwork(bytes), let part = parts.first, let address = IPAddress(part) {
      require(network.contains(address), "a network has its own address")
    }
    guard !bytes.contains(0) else { return }
    var octets = [UInt8](repeating: 0, count: 16)
    let isVersion6 = bytes.contains(UInt8(ascii: ":"))
    let family = isVersion6 ? AF_INET6 : AF_INET
    let isTaken = inet_pton(family, bytes.map { CChar(bitPattern: $0) } + [0], &octets) == 1
    let address = IPAddress(bytes)
    require((address != nil) == isTaken, "\(bytes.text) is taken: \(isTaken)")
    guard let address else { return }
    let size = isVersion6 ? 16 : 4
    let expected = octets.prefix(size).reduce(UInt128(0)) { $0 << 8 | UInt128($1) }
    let bits = isVersion6 ? address.bits : address.bits & 0xFFFF_FFFF
    require(bits == expected && (isVersion6 || address.isVersion4), "\(bytes.text) has its bits")
  }
}
