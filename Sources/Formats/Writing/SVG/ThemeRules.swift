/// What a style sheet changes where the reader prefers dark grounds (Media Queries 5, section
/// 12.5): a class for each set of changes.
struct ThemeRules {
  private let prefix: String
  private var declarations: [String] = []
  private var others = ""

  init(prefix: String) {
    self.prefix = prefix
  }

  /// The element with classes in the place of every dark value in it.
  mutating func resolved(_ element: XMLElement) -> XMLElement {
    guard element.hasDarkValues else { return element }
    var element = element
    let dark = element.attributes.compactMap { attribute in
      attribute.darkValue.map { "\(attribute.name):\($0)" }
    }
    if !dark.isEmpty { element.addClass(name(of: dark.joined(separator: ";"))) }
    element.children = element.children.map { resolved($0) }
    return element
  }

  /// The rules of the classes that were given.
  var text: String {
    if declarations.isEmpty, others.isEmpty { return "" }
    let rules = declarations.enumerated().map { index, declaration in
      ".\(Self.name(prefix, index)){\(declaration)}"
    }
    return "@media(prefers-color-scheme:dark){\(others)\(rules.joined())}"
  }

  /// Adds a rule that counts on dark grounds.
  mutating func add(_ rule: String) { others += rule }

  private mutating func name(of declaration: String) -> String {
    let index = declarations.firstIndex(of: declaration) ?? declarations.count
    if index == declarations.count { declarations.append(declaration) }
    return Self.name(prefix, index)
  }

  /// Two letters keep these names apart from those of animations.
  private static func name(_ prefix: String, _ index: Int) -> String {
    prefix + "th" + (index == 0 ? "" : String(index))
  }
}

extension XMLElement {
  /// Whether the element, or one within it, looks otherwise on dark grounds.
  fileprivate var hasDarkValues: Bool {
    for attribute in attributes where attribute.darkValue != nil { return true }
    for child in children where child.hasDarkValues { return true }
    return false
  }

  /// Adds a class to those that the element has.
  mutating func addClass(_ name: String) {
    if let index = attributes.firstIndex(where: { $0.name == "class" }) {
      attributes[index].value += " " + name
    } else {
      attributes.insert(.init("class", name), at: 0)
    }
  }
}
