import Formats
import Loaders

@testable import LoaderService

extension Gallery {
  /// Built-in loaders as the service has them.
  static func loaders() throws -> [ServedLoader] {
    let outputs = ServedOutputs(try FormatRegistry())
    return try LoaderRegistry().entries.map { ServedLoader($0, outputs) }
  }

  /// The gallery of the built-in loaders.
  static func standard() throws -> Gallery {
    Gallery(try loaders(), options: ServiceOptions(version: "1.2.3"))
  }

  /// Every parameter that is taken anywhere.
  static func parameterNames() throws -> Set<String> {
    let formats = try FormatRegistry()
    return Set(try loaders().flatMap { $0.everyParameter(of: formats) }.map(\.name))
  }
}
