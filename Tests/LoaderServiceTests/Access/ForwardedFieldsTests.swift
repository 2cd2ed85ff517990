import HTTPMessages
import LoaderService
import Testing

/// What a request claims about where it came from changes nothing of what is answered.
@Suite struct ForwardedFieldsTests {
  private static let forged: [HeaderFields.Field] = [
    .init(name: "X-Forwarded-For", value: "6.6.6.6"),
    .init(name: "X-Forwarded-Host", value: "evil.example"),
    .init(name: "X-Forwarded-Proto", value: "https"),
    .init(name: "X-Forwarded-Prefix", value: "/evil"),
    .init(name: "X-Forwarded-Port", value: "1"),
    .init(name: "X-Original-URL", value: "/metrics"),
    .init(name: "X-Rewrite-URL", value: "/metrics"),
    .init(name: "X-HTTP-Method-Override", value: "DELETE"),
    .init(name: "Forwarded", value: "for=6.6.6.6;host=evil.example;proto=https"),
  ]

  @Test(arguments: RequestTable.all)
  func changeNoAnswer(_ requestCase: RequestCase) throws {
    let service = try TestedService.standard()
    var request = requestCase.request
    let plain = service.respond(to: request)
    for field in Self.forged { request.headers.append(field.name, field.value) }
    #expect(service.respond(to: request) == plain)
  }
}
