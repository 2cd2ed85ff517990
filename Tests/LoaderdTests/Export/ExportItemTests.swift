import LoaderService
import Testing

@testable import loaderd

@Suite struct ExportItemTests {
  @Test(
    arguments: [
      ("svg", "", "/loader/coins.svg", "loader/coins.svg"),
      ("json", "", "/frames/coins", "frames/coins.json"),
      ("ndjson", "", "/frames/coins.ndjson", "frames/coins.ndjson"),
      (
        "lottie.json", "red=duration=2", "/loader/coins.lottie.json?duration=2",
        "red/loader/coins.lottie.json"
      ),
      ("json", "red=duration=2", "/frames/coins?duration=2", "red/frames/coins.json"),
    ] as [(String, String, String, String)])
  func isNamed(fileExtension: String, set: String, target: String, file: String) throws {
    let service = try Composition.service(Settings())
    let served = try #require(
      service.files.first { $0.loader == "coins" && $0.fileExtension == fileExtension })
    let item = ExportItem(served, try set.isEmpty ? .standard : #require(ParameterSet(set)))
    #expect(item.target == target)
    #expect(item.file == file)
    #expect(item.file == item.folder + "/" + (file.split(separator: "/").last ?? ""))
  }
}
