/// A hop as forwarding proxies write it: an address, perhaps with a port.
struct ForwardedNode: Hashable, Sendable {
  /// The address.
  let address: IPAddress
  /// The text of the address as it was written, without brackets and port.
  let text: ArraySlice<UInt8>

  /// Reads `192.0.2.7`, `192.0.2.7:80`, `2001:db8::7`, `[2001:db8::7]` or `[2001:db8::7]:80`.
  ///
  /// `nil` for anything else, such as the names that hide an address (RFC 7239, section 6.3).
  init?(_ node: ArraySlice<UInt8>) {
    let colon = UInt8(ascii: ":")
    var host = node
    var port: ArraySlice<UInt8>?
    if node.first == UInt8(ascii: "[") {
      guard let end = node.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      host = node[..<end].dropFirst()
      guard host.contains(colon) else { return nil }
      let rest = node[(end + 1)...]
      guard rest.isEmpty || rest.first == colon else { return nil }
      port = rest.isEmpty ? nil : rest.dropFirst()
    } else if let mark = node.firstIndex(of: colon), !node[(mark + 1)...].contains(colon) {
      host = node[..<mark]
      port = node[(mark + 1)...]
    }
    if let port, port.decimalNumber(upTo: 65_535) == nil { return nil }
    guard let address = IPAddress(text: host) else { return nil }
    self.address = address
    text = host
  }
}
