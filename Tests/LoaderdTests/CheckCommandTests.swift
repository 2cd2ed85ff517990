import Testing

@testable import loaderd

@Suite struct CheckCommandTests {
  @Test func showsEverySettingWithItsSource() {
    let recorded = RecordedSurroundings(
      environment: ["LOADERD_MAX_AGE": "60"],
      files: [SettingsSources.standardFile: #"{"parameters": 8}"#])
    #expect(recorded.run("check", "--port", "9000") == .fine)
    let rows = recorded.output.split(separator: "\n").map { line in
      line.split(separator: " ", maxSplits: 2).map { $0.trimmingPrefix(while: \.isWhitespace) }
    }
    #expect(rows.map { String($0[0]) } == SettingTable.all.map(\.key))
    #expect(rows.contains(["port", "9000", "flag --port"]))
    #expect(rows.contains(["maxAge", "60", "environment LOADERD_MAX_AGE"]))
    #expect(rows.contains(["parameters", "8", "file config/loaderd.json /parameters"]))
    #expect(rows.contains(["host", "127.0.0.1", "default"]))
    #expect(recorded.messages.isEmpty)
  }

  @Test func listsEveryFaultAndShowsNothing() {
    let recorded = RecordedSurroundings(
      environment: ["LOADERD_PORT": "x", "LOADERD_PROT": "1"],
      files: [SettingsSources.standardFile: #"{"prot": 8}"#])
    #expect(recorded.run("check", "--hots", "a", "--workers", "0") == .wrongUsage)
    #expect(recorded.output.isEmpty)
    #expect(recorded.messages.count == 5)
    for words in ["LOADERD_PROT", "--hots", "/prot", "LOADERD_PORT: \"x\"", "--workers"] {
      #expect(recorded.messages.contains { $0.contains(words) }, "\(words)")
    }
  }
}
