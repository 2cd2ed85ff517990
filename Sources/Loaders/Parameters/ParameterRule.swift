/// A rule between parameters of one address: what may not stand together, and what must.
public enum ParameterRule: Hashable, Sendable {
  /// At most one of these may be given.
  case alternatives([String])
  /// The first contradicts each of the others; what is said with `unless` given is left to it.
  case excludes(String, [String], unless: String? = nil)
  /// The first, a flag, contradicts each of the others where it is set.
  case flagExcludes(String, [String])
  /// The first is of use only with the second beside it.
  case needs(String, String)

  /// What is wrong with some arguments by this rule, each with the parameter that is at fault.
  public func problems(
    of arguments: Arguments
  ) -> [(parameter: String, problem: ParameterFault.Problem)] {
    switch self {
    case .alternatives(let names):
      let given = names.filter(arguments.isGiven)
      return given.dropFirst().map { later in
        (later, .conflict(with: given.filter { $0 != later }))
      }
    case .excludes(let name, let others, let other):
      if let other, arguments.isGiven(other) { return [] }
      return conflict(name, with: others, if: arguments.isGiven(name), arguments)
    case .flagExcludes(let name, let others):
      return conflict(name, with: others, if: arguments.flag(name), arguments)
    case .needs(let name, let other):
      guard arguments.isGiven(name), !arguments.isGiven(other) else { return [] }
      return [(name, .requires(other))]
    }
  }

  private func conflict(
    _ name: String, with others: [String], if counts: Bool, _ arguments: Arguments
  ) -> [(parameter: String, problem: ParameterFault.Problem)] {
    guard counts else { return [] }
    let given = others.filter(arguments.isGiven)
    return given.isEmpty ? [] : [(name, .conflict(with: given))]
  }
}
