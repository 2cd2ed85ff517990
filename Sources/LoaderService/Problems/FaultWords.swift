internal import Loaders

/// Faults of parameters, in words.
enum FaultWords {
  /// The words for a fault.
  static func error(_ fault: ParameterFault) -> Problem.ParameterError {
    let (accepted, sentence) = words(fault)
    let question = fault.suggestion.map { " Did you mean \($0)?" } ?? ""
    return Problem.ParameterError(
      parameter: fault.parameter, value: fault.value, accepted: accepted,
      suggestion: fault.suggestion, sentence: sentence + question)
  }

  private static func words(_ fault: ParameterFault) -> (accepted: String, sentence: String) {
    let name = shortened(fault.parameter)
    switch fault.problem {
    case .unknown(let known):
      return (list(known), "There is no parameter \(quoted(fault.parameter)).")
    case .repeated:
      return ("one value", "\(name) is given more than once.")
    case .malformed(let kind):
      let accepted = AcceptedWords.of(kind)
      return (accepted, "\(name) takes \(accepted), not \(quoted(fault.value)).")
    case .outOfRange(let kind):
      let accepted = AcceptedWords.of(kind)
      return (accepted, "\(name) takes \(accepted); \(shortened(fault.value)) is outside.")
    case .conflict(let others):
      let together = others.joined(separator: " and ")
      return ("\(name) without \(together)", "\(name) contradicts \(together): leave one out.")
    case .requires(let other):
      return ("\(name) together with \(other)", "\(name) needs \(other) beside it.")
    case .notHere(let known, let places):
      return (list(known), "\(name) means nothing here\(takers(places)).")
    case .tooMany(let maximum):
      return ("at most \(maximum) colours", "\(name) takes at most \(maximum) colours.")
    case .undecodable:
      return (
        "percent-encoded UTF-8",
        "\(name)=\(shortened(fault.value)) is not valid percent-encoded UTF-8."
      )
    case .tooManyParameters(let maximum):
      return (
        "at most \(maximum) parameters", "A request may have at most \(maximum) parameters."
      )
    }
  }

  private static func takers(_ places: [String]) -> String {
    places.isEmpty ? "" : "; it is for " + places.joined(separator: ", ")
  }

  private static func list(_ known: [String]) -> String {
    known.isEmpty ? "no parameters" : "one of " + known.joined(separator: ", ")
  }

  private static func quoted(_ text: String) -> String { "“\(shortened(text))”" }

  /// A text of a client, cut to a length that keeps a sentence readable.
  private static func shortened(_ text: String) -> String {
    text.count > 40 ? text.prefix(40) + "…" : text
  }
}
