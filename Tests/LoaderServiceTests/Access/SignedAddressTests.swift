import HTTPMessages
import LoaderService
import Testing

@Suite struct SignedAddressTests {
  private func sign(
    _ target: String, basePath: String = "", expires: Int? = nil
  ) throws(SignedAddress.Fault) -> String {
    let signed = try SignedAddress.target(
      RequestTarget(target), basePath: basePath, expires: expires, key: SigningTests.keys[0])
    return String(decoding: signed, as: UTF8.self)
  }

  @Test func agreesWithPython() throws {
    #expect(
      try sign("/loader/coins.svg")
        == "/loader/coins.svg?signature=hqVgiWocpUwYg9maVkvuwFCDO0vAIJ9S1XaW_q98Ll0")
    #expect(
      try sign("/loader/balls.svg?scale=1.4", expires: 1_900_000_000)
        == "/loader/balls.svg?scale=1.4&expires=1900000000"
        + "&signature=UYjYTINVNCIPN2oswjXaaQIyS03K3yaYRbOszBOmTp0")
  }

  @Test func theMountStaysAndIsNotSigned() throws {
    #expect(
      try sign("/api/loader/coins.svg", basePath: "/api") == "/api" + sign("/loader/coins.svg"))
  }

  @Test(arguments: ["/", "", "/loaders", "/loaders/coins", "/metrics", "loader/coins.svg", "/x"])
  func onlyLoadersAndFramesAreSigned(target: String) {
    #expect(throws: SignedAddress.Fault.noSuchRoute) { try sign(target) }
  }

  @Test(arguments: ["signature=x", "a=1&signature=x", "expires=1900000000"])
  func nothingIsSignedTwice(query: String) {
    #expect(throws: SignedAddress.Fault.isSigned) { try sign("/loader/coins.svg?\(query)") }
  }
}
