import HTTPMessages
import LoaderService
import Testing

@Suite struct PublicAccessTests {
  private static let presets = [
    ("small", "size=32&color=f00"), ("slow", "speed=0.5"), ("reds", "colors=f00,%23c00"),
  ].compactMap { Preset(name: $0, query: $1) }

  private func get(
    _ target: String, parameters: [String]? = nil, presets: [Preset] = Self.presets
  ) throws -> Response {
    let access = PublicAccess(parameters: parameters, presets: presets)
    return try TestedService.make(access: access)
      .respond(to: Request(target: RequestTarget(target)))
  }

  @Test(arguments: [
    ("preset=small", "size=32&color=f00"),
    ("preset=small&scale=1.4", "scale=1.4&size=32&color=f00"),
    ("preset=small&color=00f", "size=32&color=00f"), ("color=&preset=small", "size=32"),
    ("preset=slow", "speed=0.5"), ("preset=reds", "colors=f00,c00"), ("preset=", ""),
    ("%70reset=sl%6Fw", "speed=0.5"), ("", ""), ("&&preset=slow", "speed=0.5"),
  ])
  func aPresetStandsForItsParameters(query: String, meaning: String) throws {
    let response = try get("/loader/coins.svg?\(query)")
    #expect(response.status == .ok, "\(String(decoding: response.body, as: UTF8.self))")
    #expect(response.body == (try TestedService.get("/loader/coins.svg?\(meaning)")).body)
    #expect(response.provenance.isReusable)
  }

  @Test(arguments: [
    ("preset=smal", "Did you mean small?"), ("preset=x", "one of small, slow, reds"),
    ("preset=small&preset=slow", "more than once"), ("preset=small&width=9", "contradicts"),
    ("preset=small&size=5000", "outside"), ("preset=small&sise=1", "Did you mean size?"),
  ])
  func faultsAreTold(query: String, words: String) throws {
    let response = try get("/loader/coins.svg?\(query)")
    #expect(response.status == .badRequest)
    let body = String(decoding: response.body, as: UTF8.self)
    #expect(body.contains(words), "\(body)")
  }

  @Test func withoutPresetsThereIsNoSuchParameter() throws {
    let response = try get("/loader/coins.svg?preset=small", presets: [])
    #expect(response.status == .badRequest)
    #expect(String(decoding: response.body, as: UTF8.self).contains("There is no parameter"))
  }

  @Test(arguments: [
    ("/loader/coins.svg", ["size"], 200), ("/loader/coins.svg?size=9", ["size"], 200),
    ("/loader/coins.svg?s%69ze=9", ["size"], 200), ("/loader/coins.svg?v=1", ["size"], 400),
    ("/loader/coins.svg?size=9&scale=1.4", ["size"], 400),
    ("/loader/coins.svg?scal%65=1.4", ["size"], 400), ("/loader/coins.svg?SIZE=9", ["size"], 400),
    ("/loader/coins.svg?size=9", [], 400), ("/loader/coins.svg?preset=small", [], 200),
    ("/loader/coins.svg?preset=small&color=00f", [], 400), ("/loader/coins.svg", [], 200),
    ("/frames/coins?t=0.1", ["t"], 200), ("/frames/coins?fps=10", ["t"], 400),
    ("/frames/coins.ndjson?fps=10", ["t"], 400), ("/loaders?v=1", [], 200),
    ("/loader/coins.svg?%zz=1", ["size"], 400), ("/loader/coins.svg?=", ["size"], 400),
  ])
  func onlyWhatIsNamedIsOpen(target: String, parameters: [String], status: Int) throws {
    #expect(try get(target, parameters: parameters).status.rawValue == status)
  }

  @Test func whatIsNotOpenIsToldAsUnknown() throws {
    let response = try get("/loader/coins.svg?scale=1&seed=2&siz=3", parameters: ["size"])
    let body = String(decoding: response.body, as: UTF8.self)
    for words in ["“scale”", "“seed”", "“siz”", "one of preset, size"] {
      #expect(body.contains(words), "\(body)")
    }
  }

  @Test func parametersBehindTheLimitAreNotLetThrough() throws {
    let many = (0..<64).map { _ in "size=9" }.joined(separator: "&")
    let response = try get("/loader/coins.svg?\(many)&scale=1.4", parameters: ["size"])
    #expect(response.status == .badRequest)
  }
}
