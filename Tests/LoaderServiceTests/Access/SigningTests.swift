import HTTPMessages
import LoaderService
import Signing
import Testing

/// Signatures made by the modules `hmac` and `base64` of Python 3 with the keys 00 01 … 1f and
/// 32 times ff.
@Suite struct SigningTests {
  static let keys = [
    (0..<32).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(),
    String(repeating: "ff", count: 32),
  ].compactMap { SigningKey(hexadecimal: $0) }
  static let now = 1_800_000_000

  private func service(
    _ keys: [SigningKey] = Self.keys, basePath: String = ""
  ) throws -> Service {
    let signing = AddressSigning(keys: keys, clock: { Self.now })
    return try TestedService.make(
      ServiceOptions(basePath: basePath), access: PublicAccess(signing: signing))
  }

  private func get(_ target: String, _ service: Service) -> Response {
    service.respond(to: Request(target: RequestTarget(target)))
  }

  @Test(arguments: SigningVectors.good)
  func signedAddressesAreAnswered(target: String, maxAge: Int?) throws {
    let response = get(target, try service())
    #expect(response.status == .ok, "\(String(decoding: response.body, as: UTF8.self))")
    #expect(
      response.headers["Cache-Control"] == "public, max-age=\(maxAge ?? 86_400)")
    #expect(response.provenance.isReusable == (maxAge == nil))
  }

  @Test(arguments: SigningVectors.bad)
  func otherAddressesAreNot(target: String, kind: String) throws {
    let response = get(target, try service())
    let body = String(decoding: response.body, as: UTF8.self)
    #expect(response.status == .forbidden)
    #expect(body.contains("\"type\":\"/problems/\(kind)\""), "\(body)")
    #expect(response.headers["Cache-Control"] == "no-store")
    #expect(!response.provenance.isReusable)
    #expect(response.headers["ETag"] == nil)
  }

  @Test func theContentIsThatOfTheBareAddress() throws {
    for (target, _) in SigningVectors.good.prefix(2) {
      let bare = try #require(target.firstMatch(of: /(.*)[?&]signature=.*/)).output.1
      #expect(get(target, try service()).body == (try TestedService.get(String(bare))).body)
    }
  }

  @Test(arguments: ["/", "/loaders", "/loaders/coins", "/healthz", "/readyz", "/metrics"])
  func nothingElseNeedsASignature(target: String) throws {
    #expect(get(target, try service()).status == .ok)
  }

  @Test func preflightNeedsNone() throws {
    let request = Request(method: .options, target: RequestTarget("/loader/coins.svg"))
    #expect(try service().respond(to: request).status == .noContent)
  }

  @Test func anOldKeyIsGoodUntilItIsTakenAway() throws {
    let target = SigningVectors.withSecondKey
    #expect(get(target, try service()).status == .ok)
    #expect(get(target, try service([Self.keys[0]])).status == .forbidden)
    #expect(get(target, try service([Self.keys[1]])).status == .ok)
    #expect(get(target, try service([])).status == .forbidden)
  }

  @Test func theMountIsNotSigned() throws {
    let (target, _) = try #require(SigningVectors.good.first)
    #expect(get("/api" + target, try service(basePath: "/api")).status == .ok)
    #expect(get("/api" + target, try service()).status == .notFound)
  }

  @Test(arguments: ["x", "", "-1", "1e9", "1900000000.0", " 1900000000", "9999999999999"])
  func aWrongExpiryIsAFaultOfWhoSigned(expiry: String) throws {
    let bare = "/loader/coins.svg?expires=\(expiry)"
    let code = MessageCode(of: Array(bare.utf8), key: Self.keys[0])
    let response = get("\(bare)&signature=\(code.text)", try service())
    #expect(response.status == .badRequest)
    #expect(String(decoding: response.body, as: UTF8.self).contains("\"expires\""))
  }

  @Test(arguments: [Self.now - 1, Self.now, Self.now + 1, Self.now + 86_401])
  func nobodyKeepsAnAnswerBeyondItsTime(expires: Int) throws {
    let target = try SignedAddress.target(
      RequestTarget("/loader/coins.svg?v=1"), basePath: "", expires: expires, key: Self.keys[0])
    let response = get(String(decoding: target, as: UTF8.self), try service())
    guard expires > Self.now else {
      #expect(response.status == .forbidden)
      return
    }
    let age = expires - Self.now
    #expect(response.headers["Cache-Control"] == "public, max-age=\(age)")
    let again = try service().respond(
      to: Request(
        target: RequestTarget(target), headers: ["If-None-Match": "*"]))
    #expect(again.status == .notModified)
    #expect(again.headers["Cache-Control"] == "public, max-age=\(age)")
    #expect(!again.provenance.isReusable)
  }

  @Test func withoutKeysASignatureIsAnUnknownParameter() throws {
    let (target, _) = try #require(SigningVectors.good.first)
    #expect(try TestedService.get(target).status == .badRequest)
  }

  @Test(arguments: 0..<40)
  func noOtherAddressHasTheSignature(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    let service = try service()
    let (target, _) = SigningVectors.good[seed % SigningVectors.good.count]
    var bytes = Array(target.utf8)
    let place = Int(random.next() % UInt64(bytes.count - 1)) + 1
    bytes[place] = bytes[place] ^ UInt8(1 << (random.next() % 7))
    let status = service.respond(to: Request(target: RequestTarget(bytes))).status
    #expect([400, 403, 404].contains(status.rawValue), "\(String(decoding: bytes, as: UTF8.self))")
  }
}
