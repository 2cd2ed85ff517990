import HTTPMessages
import Testing

/// A request with what must come back, the same in process and over a socket.
struct RequestCase: Sendable, CustomTestStringConvertible {
  /// Something that must hold of a response.
  enum Check: Sendable {
    case header(String, String)
    case noHeader(String)
    case contains(String)
    case lacks(String)
    case isEmpty
  }

  let request: Request
  let status: Int
  let checks: [Check]

  init(_ target: String, _ status: Int, _ checks: Check...) {
    self.init("GET", target, [:], status, checks)
  }

  init(_ target: String, _ headers: HeaderFields, _ status: Int, _ checks: Check...) {
    self.init("GET", target, headers, status, checks)
  }

  init(_ method: String, _ target: String, _ status: Int, _ checks: Check...) {
    self.init(method, target, [:], status, checks)
  }

  private init(
    _ method: String, _ target: String, _ headers: HeaderFields, _ status: Int, _ checks: [Check]
  ) {
    request = Request(
      method: Method(rawValue: method), target: RequestTarget(target), headers: headers)
    self.status = status
    self.checks = checks
  }

  var testDescription: String {
    let path = String(decoding: request.target.path, as: UTF8.self)
    let query = request.target.query.map { "?" + String(decoding: $0, as: UTF8.self) } ?? ""
    let fields = request.headers.fields.map { " \($0.name): \($0.value)" }.joined()
    return "\(request.method.rawValue) \((path + query).prefix(120))\(fields)"
  }

  /// Expects a response to be as the case says.
  func expect(_ response: Response) {
    #expect(response.status.rawValue == status)
    let body = String(decoding: response.body, as: UTF8.self)
    for check in checks {
      switch check {
      case .header(let name, let value):
        #expect(response.headers[name] == value)
        #expect(response.headers.values(of: name).count == 1)
      case .noHeader(let name): #expect(response.headers[name] == nil)
      case .contains(let text): #expect(body.contains(text))
      case .lacks(let text): #expect(!body.contains(text))
      case .isEmpty: #expect(body.isEmpty)
      }
    }
  }
}

/// The requests that every way of serving must answer alike.
enum RequestTable {
  static let svg = "image/svg+xml; charset=utf-8"
  static let problem = "application/problem+json"
  static let day = "public, max-age=86400"
  static let year = "public, max-age=31536000, immutable"
  static let imageAccept = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8"
  static let pageAccept =
    "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8"

  /// A path for every route, with the media type of its answer.
  static let routes: [(path: String, mediaType: String, cacheControl: String)] = [
    ("/", "text/html; charset=utf-8", day), ("/loader/coins.svg", svg, day),
    ("/loader/balls", svg, day), ("/frames/coins", "application/json", day),
    ("/frames/balls.ndjson", "application/x-ndjson", day), ("/loaders", "application/json", day),
    ("/loaders/coins", "application/json", day), ("/favicon.svg", svg, day),
    ("/robots.txt", "text/plain; charset=utf-8", day), ("/openapi.json", "application/json", day),
    ("/llms.txt", "text/plain; charset=utf-8", day),
    ("/schemas/frame.json", "application/schema+json", day),
    ("/assets/gallery.css", "text/css; charset=utf-8", day),
    ("/problems/bad-parameter", "text/html; charset=utf-8", day),
    ("/healthz", "application/json", "no-store"),
    ("/readyz", "application/json", "no-store"),
  ]

  /// Every route with every method.
  static let methods: [RequestCase] = routes.flatMap { path, mediaType, cacheControl in
    ["GET", "HEAD"].map {
      RequestCase(
        $0, path, 200, .header("Content-Type", mediaType),
        .header("Cache-Control", cacheControl))
    } + [
      RequestCase(
        "OPTIONS", path, 204, .isEmpty, .header("Allow", "GET, HEAD, OPTIONS"),
        .header("Access-Control-Allow-Methods", "GET, HEAD, OPTIONS"),
        .header("Access-Control-Allow-Headers", "*"), .noHeader("Content-Type"))
    ]
      + ["POST", "PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "BREW", "get"].map {
        RequestCase(
          $0, path, 405, .header("Allow", "GET, HEAD, OPTIONS"),
          .header("Content-Type", problem), .header("Cache-Control", "no-store"),
          .contains("/problems/method-not-allowed"))
      }
  }

  /// What is found, under every name.
  static let answers: [RequestCase] = [
    RequestCase("/loader/coin.svg", 200, .header("Content-Type", svg), .contains("<svg")),
    RequestCase("/loader/ball", 200, .header("Content-Type", svg)),
    RequestCase("/loader/balls%2Esvg", 200, .header("Content-Type", svg)),
    RequestCase("/frames/coin?t=0.35", 200, .contains("\"loader\":\"coins\"")),
    RequestCase("/loaders/ball", 200, .contains("\"name\":\"balls\"")),
    RequestCase("/loaders", 200, .contains("\"aliases\":[\"coin\"]")),
    RequestCase("/loader/balls.svg?scale=1.4&duration=1.2", 200, .contains("<svg")),
    RequestCase("/loader/balls.svg?engine=smil", 200, .contains("<svg")),
    RequestCase("/loader/balls.svg?t=0.4", 200, .contains("<svg")),
    RequestCase("/loader/balls.svg?progress=1", 200, .contains("<svg")),
    RequestCase("/loader/balls.svg?color=&&", 200, .contains("<svg")),
    RequestCase("/loader/balls.svg?v=3", 200, .header("Cache-Control", year)),
    RequestCase("/loader/balls.svg?v=", 200, .header("Cache-Control", day)),
    RequestCase("/loader/balls.svg?_=3", 200, .header("Cache-Control", day)),
    RequestCase("/loaders?v=1", 200, .header("Cache-Control", year)),
    RequestCase("/?v=1", 200, .header("Cache-Control", year)),
    RequestCase("/healthz?verbose", 200), RequestCase("/readyz?verbose=1", 200),
    RequestCase(
      "/loaders/coin.svg?scale=1.4&color=%23f00", 308, .isEmpty,
      .header("Location", "../loader/coin.svg?scale=1.4&color=%23f00")),
    RequestCase("HEAD", "/loaders/balls.svg", 308, .header("Location", "../loader/balls.svg")),
    RequestCase("/loaders/balls.svg?", 308, .header("Location", "../loader/balls.svg?")),
    RequestCase("OPTIONS", "*", 204, .header("Allow", "GET, HEAD, OPTIONS")),
  ]

  /// Frames of an instant and of an iteration.
  static let embedding: [RequestCase] = [
    RequestCase(
      "/loader/balls.svg?title=Bitte%20%3Cwarten%3E&lang=de", 200,
      .contains("<title>Bitte &lt;warten&gt;</title>"), .contains(#"xml:lang="de""#),
      .contains(#"role="img""#), .noHeader("Content-Disposition")),
    RequestCase(
      "/loader/balls.svg?decorative=1", 200, .contains(#"aria-hidden="true""#),
      .lacks("<title"), .lacks("role=")),
    RequestCase(
      "/loader/balls.svg?id=busy", 200, .contains("@keyframes busy_a{"),
      .contains(#"class="busy_b""#)),
    RequestCase("/loader/balls.svg?pretty=1", 200, .contains(">\n  <title>Loading</title>\n")),
    RequestCase(
      "/loader/ball.svg?download=1", 200,
      .header("Content-Disposition", #"attachment; filename="balls.svg""#)),
    RequestCase("/loader/balls.svg?decorative=1&title=x", 400, .contains("contradicts title")),
    RequestCase("/loader/balls.svg?id=1a", 400, .contains("a letter and then letters")),
    RequestCase("/loader/balls.svg?lang=d%20e", 400, .contains("a language tag such as en")),
    RequestCase("/loader/balls.svg?repeat=0", 400, .contains("from 1 to 1000, or infinite")),
    RequestCase("/loader/balls.svg?direction=back", 400, .contains("one of normal, reverse")),
    RequestCase("/loader/balls.svg?easing=ease-inout", 400, .contains("ease-in-out")),
    RequestCase("/loaders/coins.svg?" + String(repeating: "a", count: 8000), 414),
    RequestCase("/frames/balls?title=x", 400, .contains("title")),
    RequestCase(
      "/frames/coins?repeat=3&direction=alternate&delay=0.5&t=99", 200,
      .contains(#""iteration":2,"progress":1"#)),
    RequestCase("/frames/coins?phase=0.25&t=0.2", 200, .contains(#""progress":0.5"#)),
    RequestCase(
      "/frames/coins?direction=reverse&t=0.2", 200, .contains(#""progress":0.75"#)),
    RequestCase("/frames/coins?delay=5&t=4", 200, .contains(#""progress":0,"#)),
  ]

  static let frames: [RequestCase] = [
    RequestCase("/frames/coins?t=0.35", 200, .contains("\"progress\":0.4375")),
    RequestCase("/frames/coins?t=350ms", 200, .contains("\"progress\":0.4375")),
    RequestCase("/frames/coins", 200, .contains("\"progress\":0,")),
    RequestCase("/frames/coins?progress=1", 200, .contains("\"progress\":1,")),
    RequestCase("/frames/coins?frame=7&fps=20", 200, .contains("\"progress\":0.4375")),
    RequestCase("/frames/coins?fps=20", 200, .contains("\"count\":16")),
    RequestCase("/frames/coins?fps=1", 200, .contains("\"count\":1,")),
    RequestCase("/frames/coins.ndjson?fps=20", 200, .contains("\"count\":16")),
    RequestCase("/frames/coins?t=0.1&precision=2", 200, .contains("0.82"), .lacks("0.823")),
    RequestCase("/frames/coins?t=1e300", 200, .contains("\"loader\":\"coins\"")),
    RequestCase("/frames/coins?frame=1000000000&fps=120", 200, .contains("\"iteration\"")),
  ]

  /// Faults of parameters: the query, what is named, and the words of the problem.
  static let faults: [RequestCase] = [
    RequestCase(
      "/loader/balls.svg?colr=red", 400, .contains("\"parameter\":\"colr\""),
      .contains("\"suggestion\":\"color\"")),
    RequestCase(
      "/loader/balls.svg?scale=9", 400, .contains("\"value\":\"9\""),
      .contains("\"accepted\":\"a number from 0.5 to 3\"")),
    RequestCase("/loader/balls.svg?scale=1,5", 400, .contains("\"value\":\"1,5\"")),
    RequestCase("/loader/balls.svg?scale=1e999", 400, .contains("a number from 0.5 to 3")),
    RequestCase("/loader/balls.svg?scale=NaN", 400, .contains("a number from 0.5 to 3")),
    RequestCase("/loader/balls.svg?scale=%EF%BC%91", 400, .contains("\"value\":\"１\"")),
    RequestCase("/loader/balls.svg?scale=%FF", 400, .contains("percent-encoded UTF-8")),
    RequestCase("/loader/balls.svg?scale=%", 400, .contains("\"value\":\"%\"")),
    RequestCase("/loader/balls.svg?%=1", 400, .contains("\"parameter\":\"%\"")),
    RequestCase("/loader/balls.svg?scale=1%00", 400, .contains("1\\u0000")),
    RequestCase("/loader/balls.svg?=1", 400, .contains("\"parameter\":\"\"")),
    RequestCase("/loader/balls.svg?scale=1&scale=1", 400, .contains("\"accepted\":\"one value\"")),
    RequestCase("/loader/balls.svg?v=1&v=1", 400, .contains("\"accepted\":\"one value\"")),
    RequestCase("/loader/balls.svg?engine=cs", 400, .contains("one of css, smil")),
    RequestCase("/loader/balls.svg?fps=30", 400, .contains("fps means nothing here")),
    RequestCase("/loader/balls.svg?t=1&progress=0", 400, .contains("progress without t")),
    RequestCase("/loader/balls.svg?t=-1", 400, .contains("at least 0")),
    RequestCase("/loader/balls.svg?Scale=1", 400, .contains("\"suggestion\":\"scale\"")),
    RequestCase("/loader/balls.svg?colors=a,b,c,d", 400, .contains("at most 3 colours")),
    RequestCase("/frames/coins?engine=css", 400, .contains("engine means nothing here")),
    RequestCase("/frames/coins?size=40", 400, .contains("size means nothing here")),
    RequestCase("/frames/coins?frame=3", 400, .contains("frame together with fps")),
    RequestCase("/frames/coins?frame=-1&fps=30", 400, .contains("from 0 to 1000000000")),
    RequestCase("/frames/coins?frame=9999999999999999999999&fps=3", 400, .contains("frame")),
    RequestCase("/frames/coins?t=1&fps=30", 400, .contains("fps without t")),
    RequestCase("/frames/coins?progress=0&frame=1&fps=9", 400, .contains("frame without progress")),
    RequestCase("/frames/coins?fps=0", 400, .contains("a number from 1 to 120")),
    RequestCase("/frames/coins?fps=121", 400, .contains("a number from 1 to 120")),
    RequestCase("/frames/coins?precision=10", 400, .contains("a whole number from 0 to 9")),
    RequestCase("/frames/coins.ndjson?t=1", 400, .contains("t means nothing here")),
    RequestCase("/frames/coins?duration=60&speed=0.05&fps=120", 400, .contains("from 1 to 3 ")),
    RequestCase("/loaders?x=1", 400, .contains("\"parameter\":\"x\"")),
    RequestCase("/loaders/coins?scale=1", 400, .contains("\"parameter\":\"scale\"")),
    RequestCase("/?x", 400, .contains("\"parameter\":\"x\"")),
    RequestCase(
      "/loader/balls.svg?a=1&scale=9&duration=x&t=1&progress=2&%=", 400,
      .contains("\"parameter\":\"a\""), .contains("\"parameter\":\"scale\""),
      .contains("\"parameter\":\"duration\""), .contains("\"parameter\":\"progress\""),
      .contains("\"parameter\":\"%\"")),
    RequestCase(
      "/loader/balls.svg?" + (0..<65).map { "p\($0)=1" }.joined(separator: "&"), 400,
      .contains("at most 64 parameters"), .contains("\"parameter\":\"p64\"")),
  ]

  /// What is not found, with what was probably meant.
  static let missing: [RequestCase] = [
    RequestCase("/loader/bals.svg", 404, .contains("/loader/balls.svg")),
    RequestCase("/loader/bals", 404, .contains("[\"/loader/balls\"]")),
    RequestCase("/loaders/conis", 404, .contains("[\"/loaders/coins\"]")),
    RequestCase("/loaders/conis.svg", 404, .contains("[\"/loaders/coins.svg\"]")),
    RequestCase("/frames/coinss?t=1", 404, .contains("[\"/frames/coins\"]")),
    RequestCase("/frames/coinss.ndjson", 404, .contains("[\"/frames/coins.ndjson\"]")),
    RequestCase("/loader/nothing-like-it.svg", 404, .contains("/problems/unknown-loader")),
    RequestCase(
      "/loader/balls.bmp", 404, .contains("/problems/unknown-format"),
      .contains("/loader/balls.svg")),
    RequestCase("/loader/balls.SVG", 404, .contains("/problems/unknown-format")),
    RequestCase("/loader/balls.tar.gz", 404, .contains("tar.gz")),
    RequestCase("/loaders/balls.bmp", 404, .contains("/problems/unknown-format")),
    RequestCase("/frames/coins.json", 404, .contains("[\"/frames/coins\"]")),
    RequestCase("/loaders/", 404, .contains("[\"/loaders\"]")),
    RequestCase("/loadr/coins.svg", 404, .contains("[\"/loader/coins.svg\"]")),
    RequestCase("/coins.svg", 404, .contains("[\"/loader/coins.svg\"]")),
    RequestCase("/healtz", 404, .contains("[\"/healthz\"]")),
    RequestCase("/frames", 404, .contains("[\"/frames/coins\"]")),
    RequestCase("/loader/", 404), RequestCase("/loader/.svg", 404),
    RequestCase("/loader/balls.", 404), RequestCase("//", 404), RequestCase("//loaders", 404),
    RequestCase("/loader/./balls.svg", 404), RequestCase("/loader/../loaders", 404),
    RequestCase("/loader/%2e%2e/loaders", 404), RequestCase("/loader%2Fballs.svg", 404),
    RequestCase("/loader/balls.svg/", 404), RequestCase("/loader/balls.svg/x", 404),
    RequestCase("/LOADERS", 404, .contains("[\"/loaders\"]")),
    RequestCase("/problems/none", 404, .contains("/problems/unknown-route")),
    RequestCase("/nothing", 404, .contains("/problems/unknown-route"), .lacks("suggestions")),
    RequestCase("OPTIONS", "/nothing", 404), RequestCase("POST", "/nothing", 404),
    RequestCase("/" + String(repeating: "/", count: 4000), 404),
    RequestCase("/loader/" + String(repeating: "x", count: 4000) + ".svg", 404),
    RequestCase("/loader/%C3%28.svg", 400, .contains("/problems/bad-target")),
    RequestCase("/loader/%", 400, .contains("/problems/bad-target")),
    RequestCase("/loader/balls%00.svg", 400, .contains("/problems/bad-target")),
    RequestCase("CONNECT", "example.org:443", 400), RequestCase("", 400),
  ]

  /// A problem as each kind of client would have it.
  static let negotiated: [RequestCase] = ["/loader/balls.svg?scale=9", "/x", "/loader/bals.svg"]
    .flatMap { target in
      let status = target.contains("scale") ? 400 : 404
      return [
        RequestCase(
          target, ["Accept": imageAccept], status, .header("Content-Type", svg),
          .header("Vary", "Accept"), .header("Cache-Control", "no-store"),
          .header(
            "Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox"),
          .contains("<svg"), .contains("\(status)")),
        RequestCase(
          target, ["accept": pageAccept], status,
          .header("Content-Type", "text/html; charset=utf-8"), .header("Vary", "Accept"),
          .header("Cache-Control", "no-store"), .contains("<!DOCTYPE html>")),
        RequestCase(
          target, ["Accept": "*/*"], status, .header("Content-Type", problem),
          .header("Vary", "Accept")),
        RequestCase(
          target, ["Accept": "application/json"], status, .header("Content-Type", problem)),
        RequestCase(target, status, .header("Content-Type", problem)),
        RequestCase("HEAD", target, status, .header("Content-Type", problem)),
        RequestCase(
          target, ["If-None-Match": "*"], status, .header("Content-Type", problem),
          .noHeader("ETag")),
      ]
    }

  /// Everything.
  static let all = methods + answers + embedding + frames + faults + missing + negotiated
}
