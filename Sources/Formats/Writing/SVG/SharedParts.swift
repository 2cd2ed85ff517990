/// Parts of a document that stand in it more than once, told once and then referred to.
struct SharedParts {
  private let prefix: String
  private let sharesMovingParts: Bool
  private var counts: [XMLElement: Int] = [:]
  private var identifiers: [XMLElement: String] = [:]
  /// Whether anything was referred to, so that the document needs the XLink namespace.
  private(set) var isUsed = false

  /// A part is told once where that saves bytes beside the reference and the namespace.
  private static let leastBytes = 80

  init(prefix: String, sharesMovingParts: Bool) {
    self.prefix = prefix
    self.sharesMovingParts = sharesMovingParts
  }

  /// The elements with every repetition of a long part made a reference to its first occurrence.
  mutating func shared(_ elements: [XMLElement]) -> [XMLElement] {
    for element in elements { count(element) }
    return elements.map { place($0) }
  }

  private mutating func count(_ element: XMLElement) {
    if isWorthwhile(element) {
      counts[element, default: 0] += 1
      // What is within a repetition goes away with it.
      if counts[element, default: 0] > 1 { return }
    }
    for child in element.children { count(child) }
  }

  private func isWorthwhile(_ element: XMLElement) -> Bool {
    guard element.name == "g" || element.name == "circle" || element.name == "path",
      sharesMovingParts || !element.contains(attribute: "class")
    else { return false }
    return element.bytes.count >= Self.leastBytes
  }

  private mutating func place(_ element: XMLElement) -> XMLElement {
    if let identifier = identifiers[element] {
      isUsed = true
      return XMLElement("use", [.init("xlink:href", "#" + identifier)])
    }
    var placed = element
    let isRepeated = (counts[element] ?? 0) > 1
    if isRepeated {
      let identifier = prefix + LetterName.of(identifiers.count)
      identifiers[element] = identifier
      placed.attributes.insert(.init("id", identifier), at: 0)
    }
    placed.children = element.children.map { place($0) }
    return isRepeated ? placed : placed.joinedWithOnlyChild
  }
}

extension XMLElement {
  /// A group of nothing but one element, made one with it where their attributes differ.
  fileprivate var joinedWithOnlyChild: XMLElement {
    guard name == "g", children.count == 1, !isAnimated else { return self }
    let child = children[0]
    // What is referred to elsewhere stays as it is.
    guard child["id"] == nil, attributes.allSatisfy({ child[$0.name] == nil }) else {
      return self
    }
    // A transform outside of a moving one is none on it.
    if self["transform"] != nil, child.isAnimated { return self }
    return XMLElement(child.name, child.attributes + attributes, children: child.children)
  }
}
