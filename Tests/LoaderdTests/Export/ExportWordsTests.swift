import Testing

@testable import loaderd

@Suite struct ExportWordsTests {
  @Test(
    arguments: [
      (0, "0 bytes"), (999, "999 bytes"), (1000, "1.0 kB"), (1_359, "1.3 kB"),
      (999_999, "999.9 kB"), (1_000_000, "1.0 MB"), (2_950_000_000, "2.9 GB"),
    ] as [(Int, String)])
  func sizes(bytes: Int, words: String) {
    #expect(ExportWords.size(bytes) == words)
  }
}
