/// The spellings of one name: `headerDeadline`, `header-deadline`, `HEADER_DEADLINE`.
enum NameStyle {
  /// Lower camel case to kebab case: `headerDeadline` to `header-deadline`.
  static func kebab(_ camel: String) -> String { joined(camel, by: "-") }

  /// Lower camel case to upper snake case: `headerDeadline` to `HEADER_DEADLINE`.
  static func upperSnake(_ camel: String) -> String { joined(camel, by: "_").uppercased() }

  /// Kebab case to lower camel case: `show-after` to `showAfter`; other names stay as they are.
  static func camel(_ kebab: String) -> String {
    let parts = kebab.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) else { return kebab }
    return parts[0] + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func joined(_ camel: String, by separator: String) -> String {
    camel.map { $0.isUppercase ? separator + $0.lowercased() : String($0) }.joined()
  }
}
