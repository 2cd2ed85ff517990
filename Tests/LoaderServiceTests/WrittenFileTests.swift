import Formats
import HTTPMessages
import LoaderService
import Loaders
import SceneGraph
import Testing

/// Files that take long to write: the answer comes at once, the content later.
struct WrittenFileTests {
  /// A format that says that it takes long, and writes its options.
  private struct Costly: Format {
    let name = "Costly"
    let fileExtension = "costly"
    let mediaType = "image/x-costly"
    let summary = "Nowhere."
    let options: Set<FormatOption> = [.size, .instant]
    let isCostly = true

    func encode(_ scene: Scene, _ options: FormatOptions) throws(FormatFault) -> [UInt8] {
      if options.instant == .progress(0.13) { throw .library("of bad luck") }
      return Array(String(reflecting: options).utf8)
    }
  }

  private static func service() throws -> Service {
    Service(
      loaders: try LoaderRegistry(Array(LoaderRegistry.builtIn.prefix(2))),
      formats: try FormatRegistry(FormatRegistry.builtIn + [Costly()])
    )
  }

  private static func deferred(
    _ target: String, _ headers: HeaderFields = [:], method: Method = .get
  ) throws -> DeferredAnswer? {
    let request = Request(method: method, target: RequestTarget(target), headers: headers)
    if case .deferred(let answer) = try service().answer(to: request) { return answer }
    return nil
  }

  @Test(arguments: ["/loader/coins.costly", "/loader/ball.costly?color=f00&size=40"])
  func costlyFilesAreDeferred(target: String) throws {
    let answer = try #require(try Self.deferred(target))
    let response = answer.response()
    #expect(response == (try Self.service().respond(to: Request(target: RequestTarget(target)))))
    #expect(response.status == .ok)
    #expect(response.headers["Content-Type"] == "image/x-costly")
    #expect(response.headers["ETag"] == EntityTag(content: response.body).fieldValue)
    #expect(response.headers.values(of: "Access-Control-Allow-Origin") == ["*"])
    #expect(response.provenance.isReusable)
    let svg = try TestedService.get("/loader/coins.svg")
    #expect(response.provenance.route == svg.provenance.route)
    #expect(response.headers["Cache-Control"] == svg.headers["Cache-Control"])
    #expect(try Self.deferred(target, method: .head)?.response() == response)
  }

  @Test(arguments: [
    "/loader/coins.svg", "/loader/coins.costly?engine=smil", "/loader/coins.costly?size=x",
    "/loader/coins.costlier", "/loader/no.costly", "/loaders?tag=x", "/robots.txt",
  ])
  func everythingElseIsAnsweredAtOnce(target: String) throws {
    #expect(try Self.deferred(target) == nil)
    #expect(try Self.deferred(target, method: .options) == nil)
  }

  /// Saving a file changes nothing in it.
  @Test(arguments: ["svg", "html", "css", "lottie.json"])
  func aDownloadHasTheSameBytes(fileExtension: String) throws {
    let target = "/loader/coins.\(fileExtension)?color=f00"
    let (shown, saved) = (
      try TestedService.get(target), try TestedService.get("\(target)&download=1")
    )
    #expect(
      saved.headers["Content-Disposition"] == "attachment; filename=\"coins.\(fileExtension)\"")
    #expect(saved.body == shown.body && saved.headers["ETag"] == shown.headers["ETag"])
  }

  @Test func knownContentIsNotSentAgain() throws {
    let full = try #require(try Self.deferred("/loader/coins.costly")).response()
    let tag = try #require(full.headers["ETag"])
    let known = try #require(try Self.deferred("/loader/coins.costly", ["If-None-Match": tag]))
    #expect(try known.work().status == .ok)
    #expect(known.response().status == .notModified)
    #expect(known.response().headers["ETag"] == tag)
  }

  /// What goes wrong while the file is written is told as everything else.
  @Test(arguments: [("", RequestTable.problem), ("image/*", "image/svg+xml; charset=utf-8")])
  func faultsAreProblems(accept: String, mediaType: String) throws {
    let answer = try #require(
      try Self.deferred("/loader/coins.costly?progress=0.13", ["Accept": accept]))
    let response = answer.response()
    #expect(response.status == .internalServerError)
    #expect(response.headers["Content-Type"] == mediaType)
    #expect(response.headers["Cache-Control"] == "no-store")
    #expect(response.headers.values(of: "Access-Control-Allow-Origin") == ["*"])
    #expect(!response.provenance.isReusable)
  }

  @Test(arguments: [
    ("/loader/coins.costly", "/loader/coin.costly"),
    ("/loader/coins.costly?color=f00&scale=1.4", "/loader/coins.costly?scale=1.4&color=%23ff0000"),
    ("/loader/balls.costly", "/loader/balls.costly?duration=1600ms&color="),
  ])
  func oneMeaningIsOneWork(_ a: String, _ b: String) throws {
    let first = try #require(try Self.deferred(a))
    let second = try #require(try Self.deferred(b))
    #expect(first.key == second.key)
    #expect(try first.work() == second.work())
  }

  /// Whatever changes the response changes the key.
  @Test func otherMeaningsAreOtherWorks() throws {
    let targets = [
      "/loader/coins.costly", "/loader/balls.costly", "/loader/coins.costly?size=40",
      "/loader/coins.costly?width=40", "/loader/coins.costly?t=0.1",
      "/loader/coins.costly?progress=0.1", "/loader/coins.costly?color=red",
      "/loader/coins.costly?background=red", "/loader/coins.costly?download=1",
      "/loader/coins.costly?v=1",
    ]
    let keys = try targets.map { try Self.deferred($0)?.key ?? [] }
    #expect(Set(keys).count == targets.count)
  }
}
