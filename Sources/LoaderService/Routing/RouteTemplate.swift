/// The shape of a path, such as `/loader/{name}.{ext}`.
///
/// Between slashes stands text, a variable `{name}`, or a variable with a suffix behind the first
/// dot: a variable again or text. A variable holds at least one character and no dot; the one
/// behind the dot may hold dots. Nothing is normalised: one path, one meaning.
struct RouteTemplate: Hashable, Sendable {
  /// The template as it is written in the documentation.
  let text: String
  private let patterns: [Pattern]

  private enum Pattern: Hashable {
    case text(String)
    case variable(String)
    case variableWithSuffix(String, Suffix)
  }

  private enum Suffix: Hashable {
    case text(String)
    case variable(String)
  }

  /// Reads a template.
  init(_ text: String) {
    self.text = text
    patterns = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
      .map(Self.pattern)
  }

  /// The names of the variables in their order.
  var variables: [String] {
    patterns.flatMap { pattern in
      switch pattern {
      case .text: [String]()
      case .variable(let name), .variableWithSuffix(let name, .text): [name]
      case .variableWithSuffix(let name, .variable(let suffix)): [name, suffix]
      }
    }
  }

  /// The variables of a path of this shape, or `nil` for a path of another shape.
  func match(_ segments: [String]) -> [String: String]? {
    guard segments.count == patterns.count else { return nil }
    var variables: [String: String] = [:]
    for (segment, pattern) in zip(segments, patterns) {
      switch pattern {
      case .text(let text):
        guard segment == text else { return nil }
      case .variable(let name):
        guard !segment.isEmpty, !segment.contains(".") else { return nil }
        variables[name] = segment
      case .variableWithSuffix(let name, let suffix):
        let parts = segment.split(
          separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
        variables[name] = String(parts[0])
        switch suffix {
        case .text(let text):
          guard parts[1] == text else { return nil }
        case .variable(let name): variables[name] = String(parts[1])
        }
      }
    }
    return variables
  }

  /// The path of this shape with some values for its variables.
  func path(_ variables: [String: String]) -> String {
    let segments = patterns.map { pattern in
      switch pattern {
      case .text(let text): text
      case .variable(let name): variables[name] ?? ""
      case .variableWithSuffix(let name, .text(let suffix)):
        "\(variables[name] ?? "").\(suffix)"
      case .variableWithSuffix(let name, .variable(let suffix)):
        "\(variables[name] ?? "").\(variables[suffix] ?? "")"
      }
    }
    return "/" + segments.joined(separator: "/")
  }

  private static func pattern(_ text: Substring) -> Pattern {
    guard text.hasPrefix("{") else { return .text(String(text)) }
    let parts = text.split(separator: ".", maxSplits: 1)
    let name = parts[0].filter { $0 != "{" && $0 != "}" }
    guard parts.count == 2 else { return .variable(name) }
    let suffix = parts[1]
    return .variableWithSuffix(
      name,
      suffix.hasPrefix("{")
        ? .variable(suffix.filter { $0 != "{" && $0 != "}" }) : .text(String(suffix)))
  }
}
