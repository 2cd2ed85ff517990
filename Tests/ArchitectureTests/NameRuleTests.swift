import Testing

@Suite("Names")
struct NameRuleTests {
  @Test(
    "of files that say nothing are found",
    arguments: [
      "Timeline/Extensions.swift", "Timeline/EasingUtils.swift", "Timeline/Utils/Easing.swift",
      "loaderd/SignalHandler.swift", "loaderd/Config.swift",
    ])
  func files(path: String) {
    #expect(Rule.fileNames.faults(in: SourceFile(path, "")).count == 1)
  }

  @Test(
    "of files by their idea pass", arguments: ["Timeline/Easing.swift", "Formats/SVGCSS.swift"])
  func goodFiles(path: String) {
    #expect(Rule.fileNames.faults(in: SourceFile(path, "")).isEmpty)
  }

  @Test(
    "with empty words are found",
    arguments: [
      "struct FrameManager {}", "private enum MathUtils {}", "public func lerp(_ a: Double) {}",
      "public let requestHandler = 1", "public static func tween() {}",
      "  public init(config: Int) {}", "package var serverConfiguration: Int { 1 }",
      "typealias AccessHandler = Int", "public private(set) var manager = 1",
      "public func send(\n  to handler: Int\n)",
    ])
  func emptyWords(text: String) {
    #expect(Rule.publicNames.faults(in: SourceFile("Loaders/A.swift", text)).count == 1)
  }

  @Test(
    "that only sound like them, or stay inside, pass",
    arguments: [
      "public let between = 1", "public var utilization: Double", "let handler = 1",
      "public let a = handler", "/// A helper.\npublic struct Scene {}",
    ])
  func goodNames(text: String) {
    #expect(Rule.publicNames.faults(in: SourceFile("Loaders/A.swift", text)).isEmpty)
  }

  @Test("of types that repeat their module's are found", arguments: ["struct", "enum", "protocol"])
  func moduleNames(keyword: String) {
    let text = "public \(keyword) Timeline {}"
    #expect(Rule.moduleNames.faults(in: SourceFile("Timeline/A.swift", text)).count == 1)
    #expect(Rule.moduleNames.faults(in: SourceFile("Geometry/A.swift", text)).isEmpty)
  }

  @Test(
    "fall into words",
    arguments: [
      ("easeInOut", ["ease", "in", "out"]), ("SVGWriter", ["svg", "writer"]),
      ("makeURL", ["make", "url"]),
    ])
  func words(name: String, words: [String]) {
    #expect(Rule.words(name) == words)
  }
}
