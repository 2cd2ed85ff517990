import Formats
import HTTPMessages
import LoaderService
import Loaders
import MicroHTTPServer

/// Joins loaders and formats into the service, and the service with the server, by the settings.
enum Composition {
  /// Answers requests without a server, at the default settings.
  static let responder: Responder = { request in
    do throws(StartFault) {
      return try service(Settings()).respond(to: request)
    } catch {
      return Response(status: .internalServerError)
    }
  }

  /// Starts a server that answers by the service.
  ///
  /// Lines of the HTTP library go to `message`, those of the access log to `accessLog`.
  static func start(
    _ resolved: ResolvedSettings, message: @escaping @Sendable (String) -> Void,
    accessLog: @escaping @Sendable ([UInt8]) -> Void = { _ in }
  ) throws(StartFault) -> any RunningServer {
    let settings = resolved.settings
    let source = MetricsSource()
    let service = try service(settings, metrics: source.metrics)
    let log: @Sendable (String) -> Void = { line in
      message(
        "loaderd: libmicrohttpd: \(line.split(whereSeparator: \.isNewline).joined(separator: " "))")
    }
    do throws(ServerError) {
      let server = try Server(
        listeningOn: settings.address, options: settings.serverOptions,
        refuse: { refusal, request in
          service.refusal(
            of: request, refusal.status, detail: refusal.detail, retryAfter: refusal.retryAfter)
        },
        log: settings.logLevel == .debug ? log : nil, accessLog: accessLog,
        answerer: service.answer)
      source.attach(server, routes: service.routeTemplates)
      return ListeningServer(
        server: server, metrics: source, stopReadiness: service.readiness.beginDraining)
    } catch {
      throw StartFault(reason: "\(error)")
    }
  }

  /// The service of the built-in loaders in the built-in formats.
  static func service(
    _ settings: Settings, metrics: @escaping @Sendable () -> [Metric] = { [] }
  ) throws(StartFault) -> Service {
    let loaders: LoaderRegistry
    let formats: FormatRegistry
    do throws(RegistryError) {
      loaders = try LoaderRegistry()
    } catch {
      throw StartFault(reason: "the loaders clash: \(error)")
    }
    do throws(FormatRegistryError) {
      formats = try FormatRegistry()
    } catch {
      throw StartFault(reason: "the formats clash: \(error)")
    }
    return Service(
      loaders: loaders, formats: formats,
      options: ServiceOptions(
        maxAge: settings.maxAge, parameterLimit: settings.parameters, version: version,
        basePath: settings.basePath), metrics: metrics)
  }
}
