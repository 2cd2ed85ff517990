/// Asks a service for its health: one plain HTTP/1.1 request over a connection of its own.
enum HealthProbe {
  /// The status code of the answer, within a time for everything but looking up a host's name.
  static func status(of address: HealthAddress, within time: Duration) throws(ConnectFault) -> Int {
    let socket = try StreamSocket(to: address.place, deadline: .now + time)
    try socket.send(request(to: address))
    var answer: [UInt8] = []
    while !StatusLine.isWhole(answer), answer.count < 1024 {
      let piece = try socket.receive()
      if piece.isEmpty { break }
      answer += piece
    }
    guard let code = StatusLine.code(of: answer) else {
      let reason = answer.isEmpty ? "closed without an answer" : "the answer is no HTTP/1"
      throw ConnectFault(reason: reason)
    }
    return code
  }

  /// The bytes of the request.
  static func request(to address: HealthAddress) -> [UInt8] {
    Array(
      """
      GET \(address.path) HTTP/1.1\r
      Host: \(address.hostField)\r
      User-Agent: loaderd/\(version)\r
      Connection: close\r
      \r

      """.utf8)
  }
}
