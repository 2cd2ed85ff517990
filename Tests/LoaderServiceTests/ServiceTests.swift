import Foundation
import HTTPMessages
import LoaderService
import Testing

@Suite struct ServiceTests {
  @Test(arguments: RequestTable.all)
  func answersAsTheTableSays(_ requestCase: RequestCase) throws {
    requestCase.expect(try TestedService.standard().respond(to: requestCase.request))
  }

  @Test(arguments: RequestTable.all)
  func everyResponseMayBeUsedFromAnywhere(_ requestCase: RequestCase) throws {
    let response = try TestedService.standard().respond(to: requestCase.request)
    #expect(response.headers.values(of: "X-Content-Type-Options") == ["nosniff"])
    #expect(response.headers.values(of: "Access-Control-Allow-Origin") == ["*"])
    #expect(response.headers.values(of: "Access-Control-Expose-Headers") == ["ETag"])
    #expect(response.headers.values(of: "Cross-Origin-Resource-Policy") == ["cross-origin"])
    #expect(response.headers.values(of: "Timing-Allow-Origin") == ["*"])
  }

  @Test(arguments: RequestTable.all)
  func everyFieldCanBeSent(_ requestCase: RequestCase) throws {
    let response = try TestedService.standard().respond(to: requestCase.request)
    for field in response.headers.fields {
      #expect(!field.value.isEmpty)
      #expect(field.value.utf8.filter { $0 < 0x20 || $0 >= 0x7F } == [])
    }
    #expect(response.headers["Content-Length"] == nil)
  }

  @Test(arguments: RequestTable.all.filter { $0.status >= 400 })
  func everyProblemIsWellFormed(_ requestCase: RequestCase) throws {
    let response = try TestedService.standard().respond(to: requestCase.request)
    #expect(response.headers["Cache-Control"] == "no-store")
    #expect(response.headers["Vary"] == "Accept")
    #expect(response.headers["ETag"] == nil)
    guard response.headers["Content-Type"] == RequestTable.problem else { return }
    let json = try JSONSerialization.jsonObject(with: Data(response.body))
    let problem = try #require(json as? [String: Any])
    #expect(problem["status"] as? Int == requestCase.status)
    #expect((problem["type"] as? String)?.hasPrefix("/problems/") == true)
    #expect((problem["title"] as? String)?.isEmpty == false)
    #expect((problem["detail"] as? String)?.isEmpty == false)
    for error in problem["errors"] as? [[String: Any]] ?? [] {
      #expect(Set(error.keys) == ["parameter", "value", "accepted", "suggestion"])
    }
  }

  @Test(arguments: RequestTable.all.filter { $0.request.method == .get })
  func headHasTheFieldsOfGet(_ requestCase: RequestCase) throws {
    let service = try TestedService.standard()
    var request = requestCase.request
    let get = service.respond(to: request)
    request.method = .head
    #expect(service.respond(to: request) == get)
  }

  @Test(
    arguments: RequestTable.routes.filter { $0.cacheControl == RequestTable.day }.map(\.path),
    ["%@", "W/%@", "*", "\"x\", %@", "%@-gzip", "\"x\",,%@"])
  func knownContentIsNotSentAgain(_ path: String, _ form: String) throws {
    let full = try TestedService.get(path)
    let tag = try #require(full.headers["ETag"])
    #expect(tag.hasPrefix("\"") && tag.hasSuffix("\"") && tag.count > 2)
    let field = form.replacingOccurrences(of: "%@", with: tag)
    let response = try TestedService.get(path, ["If-None-Match": field])
    #expect(response.status == .notModified)
    #expect(response.body == full.body)
    #expect(response.headers["ETag"] == tag)
    #expect(response.headers["Cache-Control"] == full.headers["Cache-Control"])
    #expect(response.headers["Vary"] == full.headers["Vary"])
    #expect(response.headers["Content-Type"] == nil)
  }

  @Test(arguments: ["\"x\"", "", "junk", "W/\"0000000000000000\""])
  func otherContentIsSent(_ field: String) throws {
    #expect(try TestedService.get("/loaders", ["If-None-Match": field]).status == .ok)
  }

  @Test(arguments: [
    ("/loader/coins.svg", "/loader/coins"), ("/loader/coins.svg", "/loader/coin.svg"),
    ("/loader/coins.svg?color=f00&scale=1.4", "/loader/coins.svg?scale=1.4&color=%23ff0000"),
    ("/loader/coins.svg?color=red", "/loader/coins.svg?color=rgb(255+0+0)&v=2"),
    ("/loader/balls.svg?colors=f00,blue", "/loader/ball.svg?colors=f00%2Cblue"),
    ("/loader/balls.svg", "/loader/balls.svg?duration=1600ms&color="),
    ("/frames/coins?t=0.35", "/frames/coin?t=350ms"), ("/frames/coins", "/frames/coins?t=0"),
  ])
  func oneMeaningHasOneContent(_ a: String, _ b: String) throws {
    let first = try TestedService.get(a)
    let second = try TestedService.get(b)
    #expect(first.status == .ok)
    #expect(first.body == second.body)
    #expect(first.headers["ETag"] == second.headers["ETag"])
  }

  @Test func otherMeaningsHaveOtherContents() throws {
    let targets = [
      "/loader/coins.svg", "/loader/balls.svg", "/loader/coins.svg?scale=1.4",
      "/loader/coins.svg?engine=smil", "/loader/coins.svg?t=0.1", "/loader/coins.svg?t=0.2",
      "/loader/coins.svg?color=red", "/frames/coins?t=0.1", "/frames/coins?t=0.2",
      "/frames/coins?fps=10", "/frames/coins.ndjson?fps=10",
    ]
    let tags = try targets.map { try TestedService.get($0).headers["ETag"] ?? "" }
    #expect(Set(tags).count == targets.count)
  }

  @Test func drainingTellsTheProbe() throws {
    let service = try TestedService.make()
    service.readiness.beginDraining()
    let ready = service.respond(to: Request(target: RequestTarget("/readyz")))
    #expect(ready.status == .serviceUnavailable)
    #expect(ready.headers["Retry-After"] == "5")
    #expect(service.respond(to: Request(target: RequestTarget("/healthz"))).status == .ok)
    #expect(service.respond(to: Request(target: RequestTarget("/loaders"))).status == .ok)
  }

  @Test(arguments: [
    (400, "bad-request"), (413, "content-too-large"), (414, "target-too-long"),
    (431, "headers-too-large"), (500, "internal-error"), (501, "not-implemented"),
    (503, "unavailable"), (599, "internal-error"),
  ])
  func refusalsHaveTheirWords(_ status: Int, _ kind: String) throws {
    let response = try TestedService.standard().refusal(
      of: Request(target: RequestTarget("/")), Status(rawValue: status), detail: "What it is.")
    #expect(response.status.rawValue == (status == 599 ? 500 : status))
    #expect(response.headers["Vary"] == "Accept")
    #expect(response.headers["Access-Control-Allow-Origin"] == "*")
    #expect(response.headers["Retry-After"] == nil)
    let body = String(decoding: response.body, as: UTF8.self)
    #expect(body.contains("\"detail\":\"What it is.\""))
    #expect(body.contains("/problems/\(kind)\""))
  }

  @Test func refusalsTellWhenToTryAgain() throws {
    let response = try TestedService.standard().refusal(
      of: Request(target: RequestTarget("/")), .serviceUnavailable, retryAfter: 7)
    #expect(response.headers.values(of: "Retry-After") == ["7"])
  }

  @Test(arguments: [
    ("/api/loader/coins.svg", 200), ("/api/loaders", 200), ("/api/", 200), ("/healthz", 200),
    ("/api/healthz", 200), ("/readyz", 200), ("/api/readyz", 200), ("/loaders", 404),
    ("/", 404), ("/api", 404), ("/apiloaders", 404),
  ])
  func mountsBelowABasePath(_ target: String, _ status: Int) throws {
    let service = try TestedService.make(ServiceOptions(basePath: "/api/"))
    let response = service.respond(to: Request(target: RequestTarget(target)))
    #expect(response.status.rawValue == status)
  }

  @Test func addressesHaveTheBasePath() throws {
    let service = try TestedService.make(ServiceOptions(basePath: "/api"))
    func body(_ target: String) -> String {
      let response = service.respond(to: Request(target: RequestTarget(target)))
      return String(decoding: response.body, as: UTF8.self)
    }
    for target in ["/api/loaders", "/api/loaders/coins"] {
      #expect(body(target).contains("\"url\":\"/api/loaders/coins\""))
      #expect(!body(target).contains("\"/loader"))
    }
    #expect(body("/api/loader/bals.svg").contains("[\"/api/loader/balls.svg\"]"))
  }

  @Test(arguments: 0..<60)
  func nothingTraps(_ seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    let service = try TestedService.standard()
    let alphabet = Array("/?&=%.,-+:;#()eE019aAlos\u{0}\u{FF} ".utf8) + [0xFF, 0xC3, 0xED, 0xA0]
    let starts = ["", "/loader/coins.svg?", "/frames/coins?", "/loaders/", "/frames/balls?fps="]
    for _ in 0..<20 {
      let start = starts[Int(random.next() % UInt64(starts.count))]
      let rest = (0..<Int(random.next() % 60)).map { _ in
        alphabet[Int(random.next() % UInt64(alphabet.count))]
      }
      let response = service.respond(
        to: Request(target: RequestTarget(Array(start.utf8) + rest), headers: ["Accept": "*/*"]))
      #expect([200, 308, 400, 404].contains(response.status.rawValue))
    }
  }
}

/// A small generator of numbers that are the same in every run (SplitMix64).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
