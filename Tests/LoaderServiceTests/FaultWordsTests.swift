import Loaders
import Testing

@testable import LoaderService

@Suite struct FaultWordsTests {
  @Test(
    arguments: [
      (.unknown(known: ["a", "b"]), "one of a, b", "There is no parameter “x”. Did you mean y?"),
      (.repeated, "one value", "x is given more than once. Did you mean y?"),
      (.malformed(.flag), "1 or 0", "x takes 1 or 0, not “5”. Did you mean y?"),
      (
        .outOfRange(.number(0...1)), "a number from 0 to 1",
        "x takes a number from 0 to 1; 5 is outside. Did you mean y?"
      ),
      (.conflict(with: ["t"]), "x without t", "x contradicts t: leave one out. Did you mean y?"),
      (.requires("fps"), "x together with fps", "x needs fps beside it. Did you mean y?"),
      (
        .notHere(known: [], places: []), "no parameters", "x means nothing here. Did you mean y?"
      ),
      (
        .notHere(known: ["a"], places: ["svg", "gif"]), "one of a",
        "x means nothing here; it is for svg, gif. Did you mean y?"
      ),
      (.tooMany(maximum: 3), "at most 3 colours", "x takes at most 3 colours. Did you mean y?"),
      (
        .undecodable, "percent-encoded UTF-8",
        "x=5 is not valid percent-encoded UTF-8. Did you mean y?"
      ),
      (
        .tooManyParameters(maximum: 64), "at most 64 parameters",
        "A request may have at most 64 parameters. Did you mean y?"
      ),
    ] as [(ParameterFault.Problem, String, String)])
  func sayWhatIsWrong(_ problem: ParameterFault.Problem, _ accepted: String, _ sentence: String) {
    let error = FaultWords.error(
      ParameterFault(parameter: "x", value: "5", problem: problem, suggestion: "y"))
    #expect(error.parameter == "x")
    #expect(error.value == "5")
    #expect(error.accepted == accepted)
    #expect(error.suggestion == "y")
    #expect(error.sentence == sentence)
  }

  @Test func longValuesStayWholeInTheFieldAndShortInTheSentence() {
    let value = String(repeating: "z", count: 500)
    let error = FaultWords.error(
      ParameterFault(parameter: "x", value: value, problem: .malformed(.flag)))
    #expect(error.value == value)
    #expect(error.sentence.count < 80)
  }
}
