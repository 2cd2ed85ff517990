import Foundation

/// The rules of a style sheet, as far as animations need them.
struct StyleSheet: Sendable {
  /// A rule of one selector.
  struct Rule: Sendable {
    let selector: String
    let declarations: [(name: String, value: String)]
  }

  private(set) var rules: [Rule] = []
  /// The width and height of the view box, which percentages of translations refer to.
  var box = (width: 100.0, height: 100.0)
  private(set) var keyFrames: [String: [Rule]] = [:]
  /// Every `@media` condition.
  private(set) var conditions: [String] = []

  /// Reads a style sheet as a viewer with some preferences does, such as `prefers-reduced-motion`.
  init(_ text: String, preferring preferences: Set<String> = []) throws {
    try read(text, preferences)
    let properties = rules.flatMap(\.declarations).filter { $0.name.hasPrefix("--") }
    for property in properties.reversed() { substitute("var(\(property.name))", property.value) }
  }

  private mutating func substitute(_ variable: String, _ value: String) {
    rules = rules.map { rule in
      Rule(
        selector: rule.selector,
        declarations: rule.declarations.map {
          ($0.name, $0.value.replacingOccurrences(of: variable, with: value))
        })
    }
  }

  private mutating func read(_ text: String, _ preferences: Set<String>) throws {
    for (head, body) in try Self.blocks(text) {
      if head.hasPrefix("@keyframes ") {
        keyFrames[String(head.dropFirst(11))] = try Self.blocks(body).flatMap(Self.rules)
      } else if head.hasPrefix("@media") {
        let condition = head.dropFirst(6).trimmingCharacters(in: CharacterSet(charactersIn: " ()"))
        conditions.append(condition)
        if preferences.contains(condition) { try read(body, preferences) }
      } else if head.hasPrefix("@") {
        throw ReadingError("\(head) is not understood")
      } else {
        rules += try Self.rules(head, body)
      }
    }
  }

  /// The value that counts of a property for an element of some classes: the last one.
  func declarations(forClasses classes: [String]) -> [(name: String, value: String)] {
    rules.filter { rule in classes.contains { rule.selector == "." + $0 } }
      .flatMap(\.declarations)
  }

  /// What an element of some classes looks like while it is not animated.
  func style(forClasses classes: String?) -> [String: String] {
    let names = (classes ?? "").split(separator: " ").map(String.init)
    return Dictionary(declarations(forClasses: names).map { ($0.name, $0.value) }) { $1 }
  }

  /// Whether what follows an element of some classes is not rendered.
  func hidesSiblings(ofClasses classes: String?) -> Bool {
    let names = (classes ?? "").split(separator: " ")
    return rules.contains { rule in
      names.contains { rule.selector == ".\($0)~*" }
        && rule.declarations.contains { $0 == ("display", "none") }
    }
  }

  private static func rules(_ head: String, _ body: String) throws -> [Rule] {
    let declarations = try body.split(separator: ";").map { declaration in
      guard let colon = declaration.firstIndex(of: ":") else {
        throw ReadingError("\(declaration) is no declaration")
      }
      return (
        name: String(declaration[..<colon]),
        value: String(declaration[declaration.index(after: colon)...])
      )
    }
    return head.split(separator: ",").map {
      Rule(selector: String($0), declarations: declarations)
    }
  }

  /// What stands before and between braces, at the outermost level.
  private static func blocks(_ text: String) throws -> [(head: String, body: String)] {
    var blocks: [(head: String, body: String)] = []
    var (head, body, depth) = ("", "", 0)
    for character in text {
      if character == "}" { depth -= 1 }
      if depth > 0 {
        body.append(character)
      } else if character == "}" {
        blocks.append((head, body))
        (head, body) = ("", "")
      } else if character != "{" {
        head.append(character)
      }
      if character == "{" { depth += 1 }
    }
    guard depth == 0, head.allSatisfy(\.isWhitespace) else {
      throw ReadingError("braces of the style sheet do not match")
    }
    return blocks
  }
}
