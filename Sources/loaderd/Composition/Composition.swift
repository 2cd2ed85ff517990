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

  /// Starts a server that answers by the service; lines of the HTTP library go to `message`.
  static func start(
    _ resolved: ResolvedSettings, message: @escaping @Sendable (String) -> Void
  ) throws(StartFault) -> any RunningServer {
    let settings = resolved.settings
    let service = try service(settings)
    let log: @Sendable (String) -> Void = { line in
      message(
        "loaderd: libmicrohttpd: \(line.split(whereSeparator: \.isNewline).joined(separator: " "))")
    }
    do throws(ServerError) {
      let server = try Server(
        listeningOn: settings.address, options: settings.serverOptions,
        refuse: { service.refusal(of: $1, $0.status, detail: $0.detail) },
        log: settings.logLevel == .debug ? log : nil, responder: service.respond)
      return ListeningServer(server: server, stopReadiness: service.readiness.beginDraining)
    } catch {
      throw StartFault(reason: "\(error)")
    }
  }

  /// The service of the built-in loaders in the built-in formats.
  static func service(_ settings: Settings) throws(StartFault) -> Service {
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
        basePath: settings.basePath))
  }
}
