/// Parts of a document that stand in it more than once, told once and then referred to.
struct SharedParts {
  /// A part that is long enough, how often it stands in the document, and its name once it has one.
  private struct Part {
    let element: XMLElement
    let length: Int
    var count = 1
    var identifier: String?
  }

  private let prefix: String
  private let sharesMovingParts: Bool
  private var parts: [Part] = []
  private var identifierCount = 0
  private var hasRepetitions = false

  /// A part is told once where that saves bytes beside the reference and the name.
  private static let leastBytes = 60

  init(prefix: String, sharesMovingParts: Bool) {
    self.prefix = prefix
    self.sharesMovingParts = sharesMovingParts
  }

  /// The elements with every repetition of a long part made a reference to its first occurrence.
  ///
  /// An aside, which comes last, refers to no element as a whole: those may be hidden by a rule
  /// that some viewers also let count for what refers to them.
  mutating func shared(_ elements: [XMLElement], aside: [XMLElement] = []) -> [XMLElement] {
    for element in elements { count(element) }
    for element in aside { count(element, but: elements) }
    return elements.map { place($0) } + aside.map { place($0, but: elements) }
  }

  private mutating func count(_ element: XMLElement, but whole: [XMLElement] = []) {
    if let length = worthwhileLength(element), !whole.contains(element) {
      // What is within a repetition goes away with it.
      if let part = part(element, length) {
        parts[part].count += 1
        hasRepetitions = true
        return
      }
      parts.append(Part(element: element, length: length))
    }
    for child in element.children { count(child, but: whole) }
  }

  /// The part that an element is, by its length first: that tells most of them apart.
  private func part(_ element: XMLElement, _ length: Int) -> Int? {
    parts.firstIndex { $0.length == length && $0.element == element }
  }

  /// The length in bytes of an element that is long enough for a name of its own.
  private func worthwhileLength(_ element: XMLElement) -> Int? {
    guard element.name == "g" || element.name == "circle" || element.name == "path",
      sharesMovingParts || !element.contains(attribute: "class")
    else { return nil }
    let length = element.length
    return length >= Self.leastBytes ? length : nil
  }

  private mutating func place(_ element: XMLElement, but whole: [XMLElement] = []) -> XMLElement {
    var repeated: Int?
    if hasRepetitions, let length = worthwhileLength(element), let part = part(element, length),
      parts[part].count > 1, !whole.contains(element)
    {
      if let identifier = parts[part].identifier {
        return XMLElement("use", [.init("href", "#" + identifier)])
      }
      repeated = part
    }
    var placed = element
    if let repeated {
      let identifier = prefix + LetterName.of(identifierCount)
      identifierCount += 1
      parts[repeated].identifier = identifier
      placed.attributes.insert(.init("id", identifier), at: 0)
    }
    placed.children.removeAll(keepingCapacity: true)
    for child in element.children {
      let child = place(child, but: whole)
      // A group that says nothing leaves what is in it.
      placed.children += child.isPlainGroup ? child.children : [child]
    }
    placed = placed.withChildsPaint
    return repeated != nil ? placed : placed.joinedWithOnlyChild
  }
}

extension XMLElement {
  /// A group with the paint of a group within it, where everything else in it has its own.
  fileprivate var withChildsPaint: XMLElement {
    guard name == "g", !isAnimated,
      let index = children.firstIndex(where: { $0.name == "g" && !$0.isAnimated }),
      children[index]["id"] == nil, children[index].attributes.allSatisfy({ $0.name == "fill" }),
      children.indices.allSatisfy({ $0 == index || children[$0]["fill"] != nil }),
      self["fill"] == nil
    else { return self }
    var element = self
    element.attributes += children[index].attributes
    element.children.replaceSubrange(index...index, with: children[index].children)
    return element
  }

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
      .withTranslationAsPlace
  }

  /// A circle or a reference that is only translated, with the translation as its place.
  private var withTranslationAsPlace: XMLElement {
    let names = name == "circle" ? ["cx", "cy"] : name == "use" ? ["x", "y"] : []
    guard !names.isEmpty, !isAnimated, self[names[0]] == nil,
      let index = attributes.firstIndex(where: { $0.name == "transform" }),
      let place = attributes[index].value.translation
    else { return self }
    var element = self
    element.attributes.replaceSubrange(
      index...index,
      with: zip(names, place).filter { $0.1 != "0" }.map { XMLElement.Attribute($0, $1) })
    return element
  }
}

extension String {
  /// The numbers of a transform that is one translation, `nil` for any other.
  fileprivate var translation: [String]? {
    let name = "translate("
    guard hasPrefix(name), hasSuffix(")"), !dropFirst(name.count).contains("(") else { return nil }
    let numbers = dropFirst(name.count).dropLast()
    guard let end = numbers.dropFirst().firstIndex(where: { " ,-".contains($0) }) else {
      return [String(numbers)]
    }
    let second = numbers[end] == "-" ? end : numbers.index(after: end)
    return [String(numbers[..<end]), String(numbers[second...])]
  }
}
