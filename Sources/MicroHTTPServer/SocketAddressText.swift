internal import CMicroHTTPD

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The numeric text of an IP address and its port; `nil` for an address of another family.
///
/// An IPv4 address mapped into IPv6 is written as IPv4 (RFC 4291, section 2.5.5.2).
@unsafe func internetAddressText(_ address: UnsafePointer<sockaddr>) -> (
  host: String, port: UInt16
)? {
  let raw = unsafe UnsafeRawPointer(address)
  switch unsafe Int32(address.pointee.sa_family) {
  case AF_INET:
    let inner = unsafe raw.loadUnaligned(as: sockaddr_in.self)
    var bytes = inner.sin_addr
    let text = unsafe numericText(AF_INET, &bytes)
    return text.map { ($0, UInt16(bigEndian: inner.sin_port)) }
  case AF_INET6:
    let inner = unsafe raw.loadUnaligned(as: sockaddr_in6.self)
    var bytes = inner.sin6_addr
    let text = unsafe numericText(AF_INET6, &bytes)
    return text.map { (withoutMapping($0), UInt16(bigEndian: inner.sin6_port)) }
  default:
    return nil
  }
}

/// The text of an address of a family, `nil` when the system cannot write it.
@unsafe private func numericText(_ family: Int32, _ bytes: UnsafeRawPointer) -> String? {
  var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN) + 1)
  guard unsafe inet_ntop(family, bytes, &text, socklen_t(text.count)) != nil else { return nil }
  return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// The dotted part of a mapped IPv4 address, any other text as it is.
private func withoutMapping(_ text: String) -> String {
  guard text.hasPrefix("::ffff:"), text.utf8.contains(UInt8(ascii: ".")) else { return text }
  return String(text.dropFirst("::ffff:".count))
}
