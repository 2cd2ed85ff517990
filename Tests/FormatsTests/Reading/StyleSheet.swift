/// The rules of a style sheet, as far as animations need them.
struct StyleSheet: Sendable {
  /// A rule of one selector.
  struct Rule: Sendable {
    let selector: String
    let declarations: [(name: String, value: String)]
  }

  private(set) var rules: [Rule] = []
  private(set) var keyFrames: [String: [Rule]] = [:]
  /// Every `@media` condition; what it holds is for viewers who ask for it, and left aside.
  private(set) var conditions: [String] = []

  init(_ text: String) throws {
    for (head, body) in try Self.blocks(text) {
      if head.hasPrefix("@keyframes ") {
        keyFrames[String(head.dropFirst(11))] = try Self.blocks(body).flatMap(Self.rules)
      } else if head.hasPrefix("@media") {
        conditions.append(head)
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
