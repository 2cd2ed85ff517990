import HTTPMessages
import LoaderService
import Testing

@Suite struct CatalogueResponsesTests {
  private static func isDeferred(_ target: String, by service: Service) -> Bool {
    switch service.answer(to: Request(target: RequestTarget(target))) {
    case .deferred: true
    case .ready: false
    }
  }

  /// What needs files to be made is made away from where requests are read, and once.
  @Test(arguments: ["/", "/loaders", "/loaders/coins", "/openapi.json", "/llms.txt"])
  func isMadeOnceAndKept(target: String) throws {
    let service = try TestedService.make()
    #expect(Self.isDeferred(target, by: service))
    let first = service.respond(to: Request(target: RequestTarget(target)))
    #expect(first.status == .ok)
    #expect(!Self.isDeferred(target, by: service))
    #expect(service.respond(to: Request(target: RequestTarget(target))) == first)
  }

  @Test func aliasesShareADescription() throws {
    let service = try TestedService.make()
    let first = service.respond(to: Request(target: RequestTarget("/loaders/coin")))
    #expect(!Self.isDeferred("/loaders/coins", by: service))
    #expect(service.respond(to: Request(target: RequestTarget("/loaders/coins"))) == first)
  }

  @Test(arguments: ["/loaders?size=3", "/loaders/coins?size=3", "/openapi.json?size=3"])
  func faultsAreToldAtOnce(target: String) throws {
    let service = try TestedService.make()
    #expect(!Self.isDeferred(target, by: service))
    #expect(service.respond(to: Request(target: RequestTarget(target))).status == .badRequest)
  }
}
