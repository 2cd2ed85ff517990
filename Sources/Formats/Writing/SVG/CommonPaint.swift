/// Paint that elements side by side have in common, told once by a group around them.
extension XMLElement {
  /// The attributes of paint that children inherit (SVG 2, sections 13.3 and 13.5).
  private static let paintNames = [
    "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin",
  ]

  /// The element with what its children are painted with alike moved onto it, from the inside
  /// outwards.
  var withCommonPaint: XMLElement {
    guard !children.isEmpty else { return self }
    var element = self
    element.children = children.map(\.withCommonPaint)
    guard name == "g" else { return element }
    let common = Self.commonPaint(of: element.children).filter { self[$0.name] == nil }
    guard !common.isEmpty else { return element }
    element.attributes += common
    element.children = element.children.map { $0.without(common) }
    return element
  }

  /// Elements in one group that tells what they are painted with alike, where that is shorter.
  static func underCommonPaint(_ elements: [XMLElement]) -> [XMLElement] {
    let elements = elements.map(\.withCommonPaint)
    let common = commonPaint(of: elements)
    let length = common.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 }
    guard length * (elements.count - 1) > "<g></g>".utf8.count else { return elements }
    return [XMLElement("g", common, children: elements.map { $0.without(common) })]
  }

  /// What all of some elements say alike of their paint, at least two of them.
  ///
  /// What is referred to from elsewhere keeps its own, as does what looks otherwise on dark
  /// grounds.
  private static func commonPaint(of elements: [XMLElement]) -> [Attribute] {
    let drawn = elements.filter { !$0.isAnimation }
    guard drawn.count > 1, drawn.allSatisfy({ $0["id"] == nil }) else { return [] }
    return drawn[0].attributes.filter { attribute in
      paintNames.contains(attribute.name) && attribute.darkValue == nil
        && drawn.dropFirst().allSatisfy { $0.attributes.contains(attribute) }
    }
  }

  private var isAnimation: Bool { name.hasPrefix("animate") || name == "set" }

  private func without(_ attributes: [Attribute]) -> XMLElement {
    var element = self
    if !isAnimation { element.attributes.removeAll { attributes.contains($0) } }
    return element
  }
}
