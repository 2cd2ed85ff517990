internal import CMicroHTTPD

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The owner of the addresses that a host name or a literal stands for.
@safe final class HostAddresses {
  /// The first of the list.
  private let first: UnsafeMutablePointer<addrinfo>

  /// Looks a host up; an IPv6 literal may stand in brackets, an empty name means every address.
  init(host: String, port: UInt16) throws(ServerError) {
    var hints = unsafe addrinfo()
    unsafe hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    unsafe hints.ai_socktype = streamKind
    let bracketed = host.hasPrefix("[") && host.hasSuffix("]") && host.count > 2
    let name = bracketed ? String(host.dropFirst().dropLast()) : host
    var found: UnsafeMutablePointer<addrinfo>?
    let code =
      name.isEmpty
      ? unsafe getaddrinfo(nil, String(port), &hints, &found)
      : unsafe getaddrinfo(name, String(port), &hints, &found)
    guard code == 0, let list = unsafe found else {
      let reason = unsafe gai_strerror(code).map { unsafe String(cString: $0) }
      throw .unresolved(host: host, port: port, reason: reason ?? "error \(code)")
    }
    unsafe first = list
  }

  deinit {
    unsafe freeaddrinfo(first)
  }

  /// What the first address makes of an attempt that succeeds, in the order of the resolver.
  func firstSuccess<Success>(
    _ attempt: (UnsafeMutablePointer<addrinfo>) -> Success?
  ) -> Success? {
    var next: UnsafeMutablePointer<addrinfo>? = unsafe first
    while let current = unsafe next {
      if let success = unsafe attempt(current) { return success }
      unsafe next = current.pointee.ai_next
    }
    return nil
  }
}
