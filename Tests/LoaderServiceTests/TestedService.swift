import Formats
import HTTPMessages
import LoaderService
import Loaders

/// The service that the tests ask.
enum TestedService {
  private static let shared = Result { try make() }

  /// A service with the standard options; it is made once and must not be drained.
  static func standard() throws -> Service {
    try shared.get()
  }

  /// A service of its own.
  static func make(
    _ options: ServiceOptions = ServiceOptions(), access: PublicAccess = PublicAccess()
  ) throws -> Service {
    Service(
      loaders: try LoaderRegistry(), formats: try FormatRegistry(), options: options,
      access: access)
  }

  /// What the standard service answers.
  static func get(_ target: String, _ headers: HeaderFields = [:]) throws -> Response {
    try standard().respond(to: Request(target: RequestTarget(target), headers: headers))
  }
}
