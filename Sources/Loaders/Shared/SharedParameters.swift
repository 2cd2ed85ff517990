internal import SceneGraph
internal import Timeline

/// The parameters that every loader has: each is defined here and nowhere else.
enum SharedParameters {
  /// When and how fast the loader moves.
  static func timing(duration: Double) -> [Parameter] {
    [
      Parameter(
        "duration", .timing, .time(0.1...60), default: .number(duration),
        summary: "The length of an iteration in seconds, or in milliseconds with ms.",
        example: duration == 1.2 ? "0.9" : "1.2"),
      Parameter(
        "speed", .timing, .number(0.05...20), default: .number(1),
        summary: "How many times faster the loader runs; it divides the duration.",
        example: "2"),
      Parameter(
        "delay", .timing, .time(-60...60), default: .number(0),
        summary: "Seconds before the first iteration; the first state shows until then, and a"
          + " negative delay starts in the middle.",
        example: "0.3"),
      Parameter(
        "phase", .timing, .number(0...1), default: .number(0),
        summary: "The place in the iteration at which the loader starts.", example: "0.25"),
      Parameter(
        "direction", .timing,
        .choice(Direction.allCases.map { ParameterKind.Choice($0.rawValue) }),
        default: .word(Direction.normal.rawValue),
        summary: "Which way iterations run.", example: "alternate"),
      Parameter(
        "repeat", .timing, .count(1...1000), default: .word("infinite"),
        summary: "How often the iteration plays in all; the end state stays.", example: "3"),
      Parameter(
        "easing", .timing, .easing, default: .easing(.linear),
        summary: "The easing over the whole iteration; everything the loader does follows it.",
        example: "ease-in-out"),
      Parameter(
        "showAfter", .timing, .time(0...60), default: .number(0),
        summary: "Seconds before which nothing shows, so that short waits stay quiet.",
        example: "0.5"),
      Parameter(
        "motion", .timing,
        .choice(Motion.allCases.map { ParameterKind.Choice($0.rawValue) }),
        default: .word(Motion.auto.rawValue),
        summary: "How much moves: auto is calmer where the reader asks for less motion, full"
          + " never is, slow takes four times as long, none stands still.",
        example: "full"),
    ]
  }

  /// How large the picture is.
  static func size(_ rules: SizeRules) -> [Parameter] {
    [
      Parameter(
        "size", .size, .length(rules.sides, allowsNone: rules.allowsNone), default: nil,
        summary: "The longer side in pixels"
          + (rules.allowsNone ? "; none leaves the size to the page." : "."),
        example: "64"),
      Parameter(
        "width", .size, .length(rules.sides, allowsNone: false), default: nil,
        summary: "The width in pixels; without a height the aspect ratio is kept.",
        example: "120"),
      Parameter(
        "height", .size, .length(rules.sides, allowsNone: false), default: nil,
        summary: "The height in pixels; without a width the aspect ratio is kept.",
        example: "80"),
    ]
  }

  /// What the loader is painted with.
  static func colors(parts: [Part]) -> [Parameter] {
    let shared = [
      Parameter(
        "color", .color, .color, default: nil,
        summary: "One colour for the whole loader; secondary parts are tints of it.",
        example: "0a84ff"),
      Parameter(
        "colors", .color, .colorList(maximum: parts.count), default: nil,
        summary: "Colours by part, in the order "
          + parts.map(\.id).joined(separator: ", ") + "; an empty place keeps the default.",
        example: parts.count > 1 ? "0a84ff,ff375f" : "0a84ff"),
    ]
    let own = parts.map { part in
      Parameter(
        part.id, .color, .color,
        default: part.defaultPaint.map(ParameterValue.paint),
        summary: "The colour of the part \(part.id)\(part.wordsOfDefault).", example: "0a84ff")
    }
    let background = Parameter(
      "background", .color, .color, default: nil,
      summary: "The colour behind the loader; nothing where it is left out.", example: "fff")
    let theme = Parameter(
      "theme", .color, .choice(Theme.allCases.map { ParameterKind.Choice($0.rawValue) }),
      default: .word(Theme.auto.rawValue),
      summary: "The ground that default colours suit: auto follows the reader's system; colours"
        + " that are asked for stay.",
      example: "dark")
    return shared + own + [background, theme]
  }
}

extension Part {
  /// The paint that makes no difference where it is given; `nil` where there is none.
  fileprivate var defaultPaint: Paint? {
    switch (paint, tint) {
    case (.color, _), (.currentColor, .same), (.currentColor, .lightened): paint
    default: nil
    }
  }

  /// What a summary says of the paint where none is asked for, if the default does not.
  fileprivate var wordsOfDefault: String {
    switch (paint, tint) {
    case (.themed(let light, let dark), _):
      "; #\(light.hexadecimal) on light and #\(dark.hexadecimal) on dark grounds where it is left"
        + " out"
    case (.currentColor, .faded(let opacity)):
      "; the loader's at \(Int((opacity * 100).rounded())) % where it is left out"
    case (.currentColor, .highlight(let opacity)):
      "; white at \(Int((opacity * 100).rounded())) % where it is left out"
    default: ""
    }
  }
}
