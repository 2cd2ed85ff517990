import Loaders
import Testing

@testable import LoaderService

@Suite struct AccessRulesTests {
  @Test(
    arguments: [
      ("", []), ("title=a&lang=en", []), ("decorative=1", []), ("decorative=0&title=a", []),
      ("decorative=1&title=", []), ("decorative=1&title=a", ["title"]),
      ("decorative=true&lang=de&title=a", ["title", "lang"]),
    ] as [(String, [String])])
  func aPictureIsNamedOrHidden(_ query: String, _ conflicts: [String]) {
    let outputs = [
      OutputParameters.title, OutputParameters.language, OutputParameters.decorative,
    ]
    var reading = QueryReading(Array(query.utf8), AcceptedParameters(outputs), limit: 64)
    AccessRules.check(&reading)
    let problems = reading.orderedFaults.map(\.problem)
    #expect(problems == (conflicts.isEmpty ? [] : [.conflict(with: conflicts)]))
  }
}
