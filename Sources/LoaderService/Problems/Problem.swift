internal import HTTPMessages

/// Why a request is not answered as it was meant, in words (RFC 9457, section 3).
struct Problem: Error, Hashable, Sendable {
  /// One fault of one parameter.
  struct ParameterError: Hashable, Sendable {
    /// The parameter as it was given.
    let parameter: String
    /// The value as it was given.
    let value: String
    /// What would be accepted.
    let accepted: String
    /// What was probably meant.
    let suggestion: String?
    /// The fault as a sentence.
    let sentence: String
  }

  /// The kind of problem.
  let kind: ProblemKind
  /// What is wrong with this request, in one sentence or several.
  let detail: String
  /// Every fault of the parameters.
  var errors: [ParameterError] = []
  /// Paths below the mount that were probably meant, each beginning with `/`.
  var suggestions: [String] = []
  /// Header fields that belong to this problem, such as `Allow`.
  var headers: HeaderFields = [:]

  /// Makes a problem of a kind; without a detail the kind's own explanation is told.
  init(_ kind: ProblemKind, detail: String? = nil, suggestions: [String] = []) {
    self.kind = kind
    self.detail = detail ?? kind.explanation
    self.suggestions = suggestions
  }

  /// Makes the problem of some faults; there is at least one.
  init(errors: [ParameterError]) {
    kind = .badParameter
    self.errors = errors
    let sentences = errors.map(\.sentence)
    detail = sentences.isEmpty ? kind.explanation : sentences.joined(separator: " ")
  }

  /// The problem as JSON; `suggestions` only where there are some.
  func json(basePath: String) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init(name: "type", value: .string(kind.type)),
      .init(name: "title", value: .string(kind.title)),
      .init(name: "status", value: .integer(kind.status.rawValue)),
      .init(name: "detail", value: .string(detail)),
    ]
    if !errors.isEmpty {
      members.append(.init(name: "errors", value: .array(errors.map(\.json))))
    }
    if !suggestions.isEmpty {
      let addresses = suggestions.map { basePath + $0 }
      members.append(.init(name: "suggestions", value: .strings(addresses)))
    }
    return .object(members)
  }
}

extension Problem.ParameterError {
  fileprivate var json: JSONValue {
    [
      "parameter": .string(parameter), "value": .string(value), "accepted": .string(accepted),
      "suggestion": suggestion.map(JSONValue.string) ?? .null,
    ]
  }
}
