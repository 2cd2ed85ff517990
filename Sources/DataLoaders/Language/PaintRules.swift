internal import JSONReading
internal import Loaders
internal import SceneGraph

extension Rule<PaintPlan> {
  /// A part, a colour, the text colour or nothing.
  static let paint = Rule<String>.text(1...64).checked(
    accepting: "the id of a part, a colour of CSS, currentColor or none"
  ) { text, found, reading -> PaintPlan? in
    if let part = reading.parts.firstIndex(of: text) {
      reading.usedParts.insert(text)
      return .part(part)
    }
    if text == "none" { return .fixed(.none) }
    if let paint = ColorGrammar.paint(text) { return .fixed(paint) }
    reading.refuse(
      found, .unknownName(known: reading.parts), among: reading.parts + ["currentColor", "none"])
    return nil
  }
}

extension Rule<Color> {
  /// A colour of CSS.
  static let color = Rule<String>.text(1...64).checked(
    accepting: "a colour of CSS, such as #0a84ff, rgb(10 132 255) or teal"
  ) { text, found, reading -> Color? in
    if case .color(let color) = ColorGrammar.paint(text) { return color }
    reading.refuse(found, .unreadable, among: ColorGrammar.names)
    return nil
  }
}

extension Rule<Part> {
  /// A part of the loader that has a colour of its own.
  static let part = Rule.object(
    "part", "A part of the loader that has a colour, which a request may set by its id.",
    Member(
      "id", partID,
      "The name, which is a parameter of the loader too; no parameter of every loader."),
    Member<Colors?>.optional(
      "color", colors,
      "The colour where none is asked for; where it is left out, the text colour of the page."),
    Member(
      "tint", Rule<Tint>.tint, default: "same",
      "What becomes of the part where the whole loader has one colour.")
  ) { id, colors, tint in
    guard let colors else { return Part(id, tint: tint) }
    return Part(id, colors.light, dark: colors.dark, tint: tint)
  }

  private typealias Colors = (light: Color, dark: Color?)

  private static let colors = Rule<Colors>.either([
    Rule<Color>.color.map { color -> Colors in (color, nil) },
    .object(
      "grounds", title: "colorPair", "A colour for each ground.",
      Member("light", Rule<Color>.color, "The colour on light grounds."),
      Member("dark", Rule<Color>.color, "The colour on dark grounds.")
    ) { ($0, $1) },
  ])

  private static let partID = Rule<String>.name(maximum: 32, hyphens: false).checked {
    id, found, reading in
    if reading.reserved.contains(id) {
      reading.refuse(found, .reserved)
    } else if reading.parts.contains(id) {
      reading.refuse(found, .repeated)
    }
    reading.parts.append(id)
    return id
  }
}

extension Rule<Tint> {
  /// What becomes of a part where the whole loader has one colour.
  static let tint = either(
    [
      Rule<String>.choice(["same"]).map { _ in Tint.same },
      objects(
        [
          (.member("faded"), share("faded", "The colour at an opacity.", Tint.faded)),
          (
            .member("lightened"),
            share("lightened", "The colour mixed with a share of white.", Tint.lightened)
          ),
          (
            .member("highlight"),
            share("highlight", "White at an opacity, to lie on another part.", Tint.highlight)
          ),
        ], called: "an object with faded, lightened or highlight"),
    ], called: "same, or an object with faded, lightened or highlight")

  private static func share(
    _ name: String, _ summary: String, _ make: @escaping @Sendable (Double) -> Tint
  ) -> Rule {
    .object(
      name, title: name + "Tint", summary,
      Member(name, Rule<Double>.number(0...1), summary)
    ) { make($0) }
  }
}
