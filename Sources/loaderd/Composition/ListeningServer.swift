import MicroHTTPServer

/// The server over libmicrohttpd, with the readiness of the service behind it.
struct ListeningServer: RunningServer {
  let server: Server
  /// What tells the counts of the server.
  let metrics: MetricsSource
  /// Turns the readiness of the service off.
  let stopReadiness: @Sendable () -> Void

  var place: String {
    let address = server.boundAddress
    return address.port == nil ? "\(address)" : "http://\(address)"
  }

  func beginDraining() { stopReadiness() }

  func drain(within time: Duration) -> Bool { server.drain(within: time) }

  func stop() {
    metrics.detach()
    server.stop()
  }
}
