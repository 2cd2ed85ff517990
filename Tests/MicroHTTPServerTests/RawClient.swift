import Foundation

/// A client that sends the bytes it is told to over one connection, and reads what comes back.
final class RawClient {
  /// What cannot be done.
  enum Failure: Error, Equatable {
    case notConnected(Int32)
    case ended
    case malformed(String)
  }

  private static let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
  private let descriptor: Int32
  private var unread: [UInt8] = []

  /// Connects to a port of the loopback address.
  init(port: UInt16?) throws {
    descriptor = socket(AF_INET, RawClient.kind, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = (port ?? 0).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    try connect(&address, size: MemoryLayout<sockaddr_in>.size)
    var on: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(4))
  }

  /// Connects to a Unix socket.
  init(path: String) throws {
    descriptor = socket(AF_UNIX, RawClient.kind, 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    try connect(&address, size: MemoryLayout<sockaddr_un>.size)
  }

  deinit { close(descriptor) }

  private func connect<Address>(_ address: inout Address, size: Int) throws {
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(size)) == 0
      }
    }
    guard connected else { throw Failure.notConnected(errno) }
  }

  /// Sends bytes; what a closed peer does not take is lost.
  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Sends text, as UTF-8.
  func send(_ text: String) { send(Array(text.utf8)) }

  /// Ends sending; reading goes on.
  func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Lets the end of the connection be a reset instead of a farewell.
  func resetOnClose() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }

  /// Reads one response; for one to `HEAD` there is no body to be read.
  func response(toHead: Bool = false) throws -> RawResponse {
    var end = RawResponse.headEnd(in: unread)
    while end == nil {
      guard receive() else {
        throw unread.isEmpty ? Failure.ended : Failure.malformed("the head ends early")
      }
      end = RawResponse.headEnd(in: unread)
    }
    guard let end, var response = RawResponse(head: unread[..<end]) else {
      throw Failure.malformed(String(decoding: unread, as: UTF8.self))
    }
    unread.removeFirst(end)
    if toHead || response.status == 204 || response.status == 304 { return response }
    guard let length = response.first("Content-Length").flatMap({ Int($0) }) else {
      throw Failure.malformed("no Content-Length")
    }
    while unread.count < length {
      guard receive() else { throw Failure.malformed("the body ends early") }
    }
    response.body = Array(unread.prefix(length))
    unread.removeFirst(length)
    return response
  }

  /// Sends a request and reads the response.
  func get(_ target: String, method: String = "GET", fields: String = "") throws -> RawResponse {
    send("\(method) \(target) HTTP/1.1\r\nHost: a\r\n\(fields)\r\n")
    return try response(toHead: method == "HEAD")
  }

  /// Reads until the peer closes: all bytes; `nil` when it stays open.
  func readToEnd() -> [UInt8]? {
    while receive() {}
    guard hasEnded else { return nil }
    defer { unread = [] }
    return unread
  }

  private var hasEnded = false

  private func receive() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count > 0 { unread += buffer[..<count] }
    hasEnded = count == 0 || (count < 0 && errno == ECONNRESET)
    return count > 0
  }
}
