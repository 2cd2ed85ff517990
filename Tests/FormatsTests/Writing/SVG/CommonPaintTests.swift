import Testing

@testable import Formats

@Suite struct CommonPaintTests {
  private static func dot(_ attributes: [XMLElement.Attribute]) -> XMLElement {
    XMLElement("circle", [.init("r", "1")] + attributes)
  }

  private static let red = XMLElement.Attribute("fill", "red")
  private static let blue = XMLElement.Attribute("fill", "blue")
  private static let wide = XMLElement.Attribute("stroke-width", "3")

  @Test func tellsOnceWhatIsAlike() {
    let group = XMLElement.underCommonPaint([
      Self.dot([Self.red, Self.wide]), Self.dot([Self.wide, Self.red]),
    ])
    #expect(
      group == [XMLElement("g", [Self.red, Self.wide], children: [Self.dot([]), Self.dot([])])])
  }

  @Test func leavesWhatDiffers() {
    let pair = [Self.dot([Self.red, Self.wide]), Self.dot([Self.blue, Self.wide])]
    let group = XMLElement("g", children: pair).withCommonPaint
    #expect(group["stroke-width"] == "3" && group["fill"] == nil)
    #expect(group.children == [Self.dot([Self.red]), Self.dot([Self.blue])])
  }

  @Test func reachesThroughGroups() {
    let inner = XMLElement("g", children: [Self.dot([Self.red]), Self.dot([Self.red])])
    let outer = XMLElement.underCommonPaint([inner, inner, Self.dot([Self.red])])
    #expect(outer.count == 1 && outer[0]["fill"] == "red")
    #expect(outer[0].children.allSatisfy { !$0.contains(attribute: "fill") })
  }

  /// What a reference draws must not lose its paint, and dark values are told by classes.
  @Test func leavesWhatIsReferredToAndWhatHasTwoPaints() {
    let named = XMLElement(
      "g",
      children: [
        Self.dot([.init("id", "a"), Self.red]), Self.dot([Self.red]),
      ])
    #expect(named.withCommonPaint == named)
    let themed = XMLElement.Attribute("fill", "red", dark: "blue")
    let both = XMLElement("g", children: [Self.dot([themed]), Self.dot([themed])])
    #expect(both.withCommonPaint == both)
  }

  @Test func doesNotWrapWhereNothingIsSaved() {
    let one = [Self.dot([Self.red])]
    #expect(XMLElement.underCommonPaint(one) == one)
    let short = XMLElement.Attribute("fill", "")
    let two = [Self.dot([short]), Self.dot([])]
    #expect(XMLElement.underCommonPaint(two) == two)
  }

  @Test func animationsHaveNoPaint() {
    let animation = XMLElement("animateTransform", [.init("dur", "1")])
    let group = XMLElement(
      "g",
      children: [
        animation, Self.dot([Self.red]), Self.dot([Self.red]),
      ])
    #expect(group.withCommonPaint["fill"] == "red")
    #expect(group.withCommonPaint.children[0] == animation)
  }
}
