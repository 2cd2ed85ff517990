import Formats
import HTTPMessages
import LoaderService
import Loaders

/// The service that the tests ask.
enum TestedService {
  private static let shared = Result { try make(loaders: LoaderRegistry.builtIn) }

  /// A service with the standard options; it is made once and must not be drained.
  static func standard() throws -> Service {
    try shared.get()
  }

  /// A service of its own, of the first loaders alone unless others are told.
  static func make(
    _ options: ServiceOptions = ServiceOptions(), access: PublicAccess = PublicAccess(),
    loaders: [any Loader] = Array(LoaderRegistry.builtIn.prefix(3))
  ) throws -> Service {
    Service(
      loaders: try LoaderRegistry(loaders), formats: try FormatRegistry(), options: options,
      access: access)
  }

  /// What the standard service answers.
  static func get(_ target: String, _ headers: HeaderFields = [:]) throws -> Response {
    try standard().respond(to: Request(target: RequestTarget(target), headers: headers))
  }
}
