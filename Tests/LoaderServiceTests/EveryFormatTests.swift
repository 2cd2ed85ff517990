import Formats
import HTTPMessages
import Loaders
import Testing

@testable import LoaderService

/// What holds for every loader in every format that takes no more than a moment to make.
@Suite struct EveryFormatTests {
  static let loaders = LoaderRegistry.builtIn.map(\.name)
  static let formats = FormatRegistry.builtIn.filter { !$0.isCostly }.map(\.fileExtension)
  /// Parameters whose example changes what every format shows that takes them.
  private static let telling: Set = [
    "duration", "speed", "delay", "phase", "direction", "repeat", "easing", "showAfter", "size",
    "width", "height", "engine", "t", "progress", "fps", "title", "lang", "decorative", "id",
    "selector", "pretty", "background",
  ]

  /// A loader of each family: what a format takes is told by the same tables for all.
  static let various = Family.allCases.compactMap { family in
    LoaderRegistry.builtIn.first { $0.family == family }?.name
  }
  private static let other = Result { try TestedService.make(loaders: LoaderRegistry.builtIn) }
  private static let served = Result {
    let outputs = ServedOutputs(try FormatRegistry())
    return try LoaderRegistry().entries.map { ServedLoader($0, outputs) }
  }

  private static func served(_ loader: String) throws -> ServedLoader {
    try #require(try served.get().first { $0.entry.loader.name == loader })
  }

  @Test(arguments: loaders, formats)
  func isTheSameForTheSameAddress(_ loader: String, _ format: String) throws {
    let target = "/loader/\(loader).\(format)"
    let response = try TestedService.get(target)
    #expect(response.status == .ok)
    #expect(response.body == (try Self.other.get().respond(to: Self.request(target)).body))
    #expect(response.headers["Content-Type"] == (try FormatRegistry()[format]?.mediaType))
  }

  @Test(arguments: various, formats)
  func whatIsTakenChangesSomething(_ loader: String, _ format: String) throws {
    let plain = try TestedService.get("/loader/\(loader).\(format)").body
    let served = try Self.served(loader)
    for parameter in try #require(served.files[format]).all.parameters
    where Self.telling.contains(parameter.name) {
      let target = "/loader/\(loader).\(format)?\(parameter.name)=\(parameter.example)"
      let response = try TestedService.get(target)
      #expect(response.status == .ok, "\(target)")
      #expect(response.body != plain, "\(target)")
    }
  }

  @Test(arguments: various, formats)
  func whatIsNotTakenIsRefusedByNameOfThoseThatTakeIt(_ loader: String, _ format: String) throws {
    let registry = try FormatRegistry()
    let served = try Self.served(loader)
    let taken = try #require(served.files[format]).all.names
    for parameter in served.everyParameter(of: registry) where !taken.contains(parameter.name) {
      let target = "/loader/\(loader).\(format)?\(parameter.name)=\(parameter.example)"
      let response = try TestedService.get(target)
      #expect(response.status == .badRequest, "\(target)")
      let takers = registry.extensions.filter {
        served.files[$0]?.all.names.contains(parameter.name) == true
      }
      let body = String(decoding: response.body, as: UTF8.self)
      #expect(takers.allSatisfy { body.contains($0) }, "\(target)")
    }
  }

  @Test(arguments: ["a{", ".a .b", "@import", ".a,", "%3Cstyle%3E"])
  func aSelectorIsPlain(_ selector: String) throws {
    let response = try TestedService.get("/loader/balls.css?selector=\(selector)")
    #expect(response.status == .badRequest)
    let body = String(decoding: response.body, as: UTF8.self)
    #expect(body.contains("elements, .classes and #ids separated by commas"))
  }

  @Test(arguments: [("svg", true), ("html", true), ("css", false), ("lot", false)])
  func documentsHaveAPolicy(_ format: String, _ hasPolicy: Bool) throws {
    let policy = try TestedService.get("/loader/balls.\(format)")
      .headers["Content-Security-Policy"]
    #expect(policy == (hasPolicy ? CommonHeaders.svgPolicy : nil))
  }

  private static func request(_ target: String) -> Request {
    Request(target: RequestTarget(target), headers: [:])
  }
}
