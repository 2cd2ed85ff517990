import MicroHTTPServer

/// The server over libmicrohttpd, with the readiness of the service behind it.
struct ListeningServer: RunningServer {
  let server: Server
  /// The server for operators and probes, if there is one; it goes on until the other has stopped.
  let admin: Server?
  /// What tells the counts of the server.
  let metrics: MetricsSource
  /// Turns the readiness of the service off.
  let stopReadiness: @Sendable () -> Void

  var place: String {
    let address = server.boundAddress
    return address.port == nil ? "\(address)" : "http://\(address)"
  }

  var adminPlace: String? { admin.map { "\($0.boundAddress)" } }

  func beginDraining() { stopReadiness() }

  func drain(within time: Duration) -> Bool { server.drain(within: time) }

  func stop() {
    server.stop()
    metrics.detach()
    admin?.stop()
  }
}
