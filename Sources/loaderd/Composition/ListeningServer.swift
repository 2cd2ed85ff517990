import LoaderService
import MicroHTTPServer

/// The server over libmicrohttpd, with the readiness of the service behind it.
struct ListeningServer: RunningServer {
  let server: Server
  /// The server for operators and probes, if there is one; it goes on until the other has stopped.
  let admin: Server?
  /// Where the loaders come from.
  let loaders: LoaderSource
  /// What tells the counts of the server.
  let metrics: MetricsSource
  /// The readiness of every service that comes after the first one as well.
  let readiness: Readiness

  var place: String {
    let address = server.boundAddress
    return address.port == nil ? "\(address)" : "http://\(address)"
  }

  var adminPlace: String? { admin.map { "\($0.boundAddress)" } }

  func reload(_ resolved: ResolvedSettings) throws(StartFault) {
    let settings = resolved.settings
    do throws(StartFault) {
      let read = try loaders.read(settings)
      let service = try Composition.service(
        settings, loaders: read, readiness: readiness, metrics: metrics.metrics)
      let main = ServedParts(service, settings)
      server.replace(options: main.options, refuse: main.refuse, answerer: main.answerer)
      let aside = ServedParts(administrationOf: service, settings)
      admin?.replace(options: aside.options, refuse: aside.refuse, answerer: aside.answerer)
      loaders.keep(read)
      metrics.reloads.count(isGood: true)
    } catch {
      noteFaultySettings()
      throw error
    }
  }

  func noteFaultySettings() { metrics.reloads.count(isGood: false) }

  func turns(within time: Duration) -> Bool {
    server.turns(within: time) && admin?.turns(within: time) != false
  }

  func beginDraining() { readiness.beginDraining() }

  func drain(within time: Duration) -> Bool {
    let end = ContinuousClock.now + time
    return server.drain(within: time) && server.close(within: end - .now)
  }

  func stop() {
    server.stop()
    metrics.detach()
    admin?.stop()
  }
}
