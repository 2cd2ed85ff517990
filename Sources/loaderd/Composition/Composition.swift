import HTTPMessages
import MicroHTTPServer

/// Joins the service with the server, by the settings.
enum Composition {
  /// Answers requests without a server, at the default settings.
  static let responder: Responder = { request in
    Response(status: request.target.path == Array("/healthz".utf8) ? .ok : .serviceUnavailable)
  }

  /// Starts a server that answers by the service; lines of the HTTP library go to `message`.
  static func start(
    _ resolved: ResolvedSettings, message: @escaping @Sendable (String) -> Void
  ) throws(StartFault) -> any RunningServer {
    let settings = resolved.settings
    let log: @Sendable (String) -> Void = { line in
      message(
        "loaderd: libmicrohttpd: \(line.split(whereSeparator: \.isNewline).joined(separator: " "))")
    }
    do throws(ServerError) {
      let server = try Server(
        listeningOn: settings.address, options: settings.serverOptions,
        log: settings.logLevel == .debug ? log : nil, responder: responder)
      return ListeningServer(server: server, stopReadiness: {})
    } catch {
      throw StartFault(reason: "\(error)")
    }
  }
}
