import Testing

@testable import loaderd

@Suite struct SignCommandTests {
  private static let key = (0..<32).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  private static let other = String(repeating: "ff", count: 32)
  private static let code = "hqVgiWocpUwYg9maVkvuwFCDO0vAIJ9S1XaW_q98Ll0"

  private func recorded(_ keys: String? = key) -> RecordedSurroundings {
    RecordedSurroundings(environment: keys.map { ["LOADERD_SIGNING_KEYS": $0] } ?? [:])
  }

  @Test(arguments: [
    ("/loader/coins.svg", "/loader/coins.svg?signature=\(code)"),
    (
      "https://a.example:8/loader/coins.svg",
      "https://a.example:8/loader/coins.svg?signature=\(code)"
    ),
    ("http://a/loader/coins.svg", "http://a/loader/coins.svg?signature=\(code)"),
  ])
  func signs(url: String, signed: String) {
    let recorded = recorded()
    #expect(recorded.run("sign", url) == .fine)
    #expect(recorded.output == signed + "\n")
  }

  @Test func signsByTheFirstKey() {
    let recorded = recorded("\(Self.key),\(Self.other)")
    #expect(recorded.run("sign", "/loader/coins.svg") == .fine)
    #expect(recorded.output.contains(Self.code))
  }

  @Test func theMountIsNotSigned() {
    let recorded = recorded()
    #expect(recorded.run("sign", "/api/loader/coins.svg", "--base-path", "/api") == .fine)
    #expect(recorded.output == "/api/loader/coins.svg?signature=\(Self.code)\n")
  }

  @Test(arguments: [("+60", 1_800_000_060), ("1800000060", 1_800_000_060)])
  func addsAnExpiry(expires: String, time: Int) {
    let recorded = recorded()
    #expect(recorded.run("sign", "/loader/coins.svg?a=1", "--expires", expires) == .fine)
    #expect(recorded.output.hasPrefix("/loader/coins.svg?a=1&expires=\(time)&signature="))
  }

  @Test(arguments: ["", "+", "+0", "0", "1800000000", "tomorrow", "1e10", "+999999999999", "60"])
  func noSuchExpiry(expires: String) {
    let recorded = recorded()
    #expect(recorded.run("sign", "/loader/coins.svg", "--expires=\(expires)") == .wrongUsage)
    #expect(recorded.messages.count == 1)
    #expect(recorded.output.isEmpty)
  }

  @Test(arguments: [
    "/", "/loaders/coins", "coins", "ftp://a/loader/coins.svg", "https://a", "/loader/a b.svg",
    "/loader/coins.svg#x", "/loader/é.svg", "/loader/coins.svg?signature=x",
    "/loader/coins.svg?expires=1",
  ])
  func noSuchAddress(url: String) {
    let recorded = recorded()
    #expect(recorded.run("sign", url) == .wrongUsage)
    #expect(recorded.messages.count == 1)
  }

  @Test func needsAKey() {
    let recorded = recorded(nil)
    #expect(recorded.run("sign", "/loader/coins.svg") == .wrongUsage)
    #expect(recorded.messages == ["loaderd: \(Fault.noKey)"])
  }

  @Test(arguments: ["check", "serve", "sign"])
  func noKeyIsEverShown(command: String) {
    for keys in ["\(Self.key),\(Self.other)", Self.key + "zz", Self.key.dropLast() + "g"] {
      let recorded = recorded(keys)
      _ = recorded.run(command)
      let all = ([recorded.output] + recorded.messages).joined()
      #expect(!all.contains("0102030405"))
      #expect(!all.contains("ffff"))
    }
  }
}
