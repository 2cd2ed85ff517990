import Formats
import Loaders
import Testing

@testable import LoaderService

@Suite struct QueryReadingTests {
  private static func reading(_ query: String) throws -> QueryReading {
    let entry = try #require(try LoaderRegistry()["balls"])
    let accepted = AcceptedParameters(
      entry, without: [], ParameterTable([OutputParameters.engine] + OutputParameters.caching))
    return QueryReading(Array(query.utf8), accepted, limit: 5)
  }

  @Test func givesEachItsOwnArguments() throws {
    let reading = try Self.reading("scale=2&engine=smil&v=3")
    #expect(reading.own?.number("scale") == 2)
    #expect(reading.own?.isGiven("engine") == false)
    #expect(reading.outputs.word("engine") == "smil")
    #expect(reading.isVersioned)
    #expect(reading.orderedFaults.isEmpty)
  }

  @Test func tellsFaultsInTheOrderOfTheQuery() throws {
    let reading = try Self.reading("fps=1&engine=x&scale=y&nothing=1&engine=css&a=1")
    #expect(
      reading.orderedFaults.map(\.parameter)
        == ["fps", "engine", "engine", "scale", "nothing", "a"])
  }

  @Test func keepsTheRulesBetweenTheLoadersOwn() throws {
    let faults = try Self.reading("size=40&width=30").orderedFaults
    #expect(faults.map(\.problem) == [.conflict(with: ["width"])])
  }

  @Test func looksForTheNearestNameAmongAll() throws {
    let faults = try Self.reading("engin=css&scal=1").orderedFaults
    #expect(faults.map(\.suggestion) == ["engine", "scale"])
  }
}
