import DataLoaders
import Formats
import HTTPMessages
import LoaderService
import Loaders
import MicroHTTPServer
import PackedFormats

/// Joins loaders and formats into the service, and the service with the server, by the settings.
enum Composition {
  /// Every format that there is, in the order of the documentation.
  static let formats = FormatRegistry.builtIn + PackedRegistry.builtIn + PixelFormats.builtIn
  /// The extensions of every format.
  static let fileExtensions = formats.map(\.fileExtension)

  /// The parameters that every loader has in some format: no part may be named like one.
  static let reservedNames: [String] = {
    let bare = try? LoaderRegistry([BareLoader()])
    let formats = try? FormatRegistry(Composition.formats)
    guard let bare, let formats else { return [] }
    return Service(loaders: bare, formats: formats).parameterNames + PublicAccess.names
  }()

  /// The loaders by the settings: the built-in ones, and those of the files in a directory.
  ///
  /// Where a file is faulty that was good in `earlier`, that version goes on.
  static func loaders(
    _ settings: Settings, earlier: LoaderCollection? = nil,
    files: (String) throws(FileFault) -> [LoaderFile] = LoaderDirectory.files
  ) throws(StartFault) -> LoaderCollection {
    guard let directory = settings.loaders else {
      return LoaderCollection(LoaderRegistry.builtIn, files: [])
    }
    do throws(FileFault) {
      return LoaderCollection(
        LoaderRegistry.builtIn, files: try files(directory), of: directory,
        overriding: settings.overrideLoaders, reserved: reservedNames, earlier: earlier)
    } catch {
      throw StartFault(reason: "the directory of loaders \(OneLine(directory)) \(error)")
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
    let readiness = Readiness()
    let loaderSource = LoaderSource(message: message)
    let loaders = try loaderSource.read(settings)
    let service = try service(
      settings, loaders: loaders, readiness: readiness, metrics: source.metrics)
    loaderSource.keep(loaders)
    let log: @Sendable (String) -> Void = { line in
      message(
        "loaderd: libmicrohttpd: \(line.split(whereSeparator: \.isNewline).joined(separator: " "))")
    }
    do throws(ServerError) {
      let main = ServedParts(service, settings)
      let server = try Server(
        listeningOn: settings.address, options: main.options, refuse: main.refuse,
        log: settings.logLevel == .debug ? log : nil, accessLog: accessLog,
        answerer: main.answerer)
      let aside = ServedParts(administrationOf: service, settings)
      let admin = try settings.adminListen.map { (place) throws(ServerError) in
        try Server(
          listeningOn: place.address, options: aside.options, refuse: aside.refuse,
          answerer: aside.answerer)
      }
      source.attach(server, routes: service.routeTemplates)
      return ListeningServer(
        server: server, admin: admin, loaders: loaderSource, metrics: source, readiness: readiness)
    } catch {
      throw StartFault(reason: "\(error)")
    }
  }

  /// The service of some loaders, the built-in ones where none are told, in every format.
  ///
  /// At a reload another one is made in the same way, with the readiness of the first.
  static func service(
    _ settings: Settings,
    loaders collection: LoaderCollection = LoaderCollection(LoaderRegistry.builtIn, files: []),
    readiness: Readiness = Readiness(),
    metrics: @escaping @Sendable () -> [Metric] = { [] }
  ) throws(StartFault) -> Service {
    let loaders: LoaderRegistry
    let formats: FormatRegistry
    do throws(RegistryError) {
      loaders = try LoaderRegistry(collection.loaders)
    } catch {
      throw StartFault(reason: "the loaders clash: \(error)")
    }
    do throws(FormatRegistryError) {
      formats = try FormatRegistry(Self.formats)
    } catch {
      throw StartFault(reason: "the formats clash: \(error)")
    }
    let service = Service(
      loaders: loaders, formats: formats,
      options: ServiceOptions(
        maxAge: settings.maxAge, parameterLimit: settings.parameters,
        pixelLimit: settings.maxPixels, version: version, basePath: settings.basePath,
        routes: settings.adminListen == nil ? .all : .withoutMetrics,
        schemas: [.init(name: "loader", text: { LoaderFileSchema.text })]),
      access: settings.access, readiness: readiness, metrics: metrics)
    try checkNames(settings, service)
    return service
  }

  /// Refuses rules about parameters that no loader has: they would refuse what they are to let in.
  private static func checkNames(
    _ settings: Settings, _ service: Service
  ) throws(StartFault) {
    let named =
      (settings.allowedParameters ?? []).map { ("allowedParameters", $0) }
      + settings.presets.flatMap { preset in
        preset.parameters.map { ("presets, \(preset.name)", $0) }
      }
    if named.isEmpty { return }
    let known = service.parameterNames
    for (place, name) in named where !known.contains(name) {
      let nearest = NearestName.of(name, among: known).map { "; did you mean \($0)?" } ?? ""
      throw StartFault(reason: "\(place): no loader has a parameter \(Quoted(name))\(nearest)")
    }
  }
}
