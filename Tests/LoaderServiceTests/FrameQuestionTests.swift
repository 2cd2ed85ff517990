import Formats
import Testing

@testable import LoaderService

@Suite struct FrameQuestionTests {
  private static func question(_ query: String, _ duration: Double) throws -> FrameQuestion {
    let reading = QueryReading(
      Array(query.utf8), AcceptedParameters(OutputParameters.frames), limit: 64)
    try reading.check()
    return try FrameQuestion(reading.outputs, duration: duration)
  }

  @Test(
    arguments: [
      ("", 0.8, .instant(.time(0))), ("t=0.35", 0.8, .instant(.time(0.35))),
      ("t=350ms", 0.8, .instant(.time(0.35))), ("progress=1", 0.8, .instant(.progress(1))),
      ("fps=20", 0.8, .iteration(rate: 20)), ("fps=2.5", 2, .iteration(rate: 2.5)),
      ("frame=8&fps=20", 0.8, .frame(8, rate: 20)), ("fps=3", 1200, .iteration(rate: 3)),
    ] as [(String, Double, FrameQuestion)])
  func isRead(_ query: String, _ duration: Double, _ expected: FrameQuestion) throws {
    #expect(try Self.question(query, duration) == expected)
  }

  @Test(arguments: [("fps=4", 1200.0), ("fps=60", 61)])
  func isRefusedWhereItAsksForTooManyFrames(_ query: String, _ duration: Double) {
    #expect(throws: Problem.self) { try Self.question(query, duration) }
  }
}
