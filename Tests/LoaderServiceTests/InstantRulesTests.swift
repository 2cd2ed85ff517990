import Loaders
import Testing

@testable import LoaderService

@Suite struct InstantRulesTests {
  @Test(
    arguments: [
      ("", [:]), ("t=1", [:]), ("progress=0.5", [:]), ("fps=30", [:]), ("frame=1&fps=30", [:]),
      ("t=&progress=1", [:]), ("t=1&progress=1", ["progress": .conflict(with: ["t"])]),
      ("frame=1", ["frame": .requires("fps")]), ("t=1&fps=30", ["fps": .conflict(with: ["t"])]),
      ("progress=1&fps=30", ["fps": .conflict(with: ["progress"])]),
      ("t=1&frame=1&fps=3", ["frame": .conflict(with: ["t"])]),
      ("progress=1&frame=1&fps=3", ["frame": .conflict(with: ["progress"])]),
      (
        "frame=1&progress=1&t=1&fps=3",
        [
          "progress": .conflict(with: ["t", "frame"]), "frame": .conflict(with: ["t", "progress"]),
        ]
      ),
    ] as [(String, [String: ParameterFault.Problem])])
  func tellContradictions(_ query: String, _ expected: [String: ParameterFault.Problem]) {
    var reading = QueryReading(
      Array(query.utf8), AcceptedParameters(OutputParameters.frames), limit: 64)
    InstantRules.check(&reading)
    let found = reading.orderedFaults.map { ($0.parameter, $0.problem) }
    #expect(found.count == expected.count)
    #expect(Dictionary(found, uniquingKeysWith: { first, _ in first }) == expected)
  }
}
