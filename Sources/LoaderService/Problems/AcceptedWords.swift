internal import Loaders

/// What a kind of parameter accepts, in words.
enum AcceptedWords {
  /// How many words of a choice are told one by one at most.
  private static let most = 24

  /// The words for a kind, such as `a number from 0.5 to 3`.
  static func of(_ kind: ParameterKind) -> String {
    switch kind {
    case .number(let range): "a number \(span(range))"
    case .time(let range): "a time \(span(range)) seconds, such as 1.2, 1.2s or 1200ms"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .length(let range, let allowsNone):
      "a length \(span(range)) pixels" + (allowsNone ? ", or none" : "")
    case .count(let range):
      "a whole number from \(range.lowerBound) to \(range.upperBound), or infinite"
    case .choice(let choices) where choices.count > most:
      "one of \(choices.count) words, such as "
        + choices.prefix(3).map(word).joined(separator: ", ")
    case .choice(let choices): "one of " + choices.map(word).joined(separator: ", ")
    case .color: "a colour such as f00, %23ff0000, red, rgb(255 0 0), currentColor"
    case .opaqueColor: "an opaque colour such as fff, %23ffffff, white, rgb(255 255 255)"
    case .colorList(let maximum):
      "up to \(maximum) colours separated by commas, such as f00,%2300ff00,blue"
    case .text(let maximum):
      "text of at most \(maximum) characters, none of them a control character"
    case .identifier(let maximum):
      "a letter and then letters, digits or _, at most \(maximum) characters"
    case .selectors(let maximum):
      "elements, .classes and #ids separated by commas, at most \(maximum) characters"
    case .language: "a language tag such as en, de or zh-Hant"
    case .flag: "1 or 0"
    case .easing:
      "linear, ease, ease-in, ease-out, ease-in-out, step-start, step-end, or four numbers such as "
        + "0.4,0,0.2,1"
    case .ignored: "anything"
    }
  }

  /// A number as people write it: without a fraction where there is none.
  static func number(_ number: Double) -> String {
    let digits = "\(number)"
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }

  private static func span(_ range: ClosedRange<Double>) -> String {
    range.upperBound == .greatestFiniteMagnitude
      ? "of at least \(number(range.lowerBound))"
      : "from \(number(range.lowerBound)) to \(number(range.upperBound))"
  }

  private static func word(_ choice: ParameterKind.Choice) -> String {
    choice.aliases.isEmpty
      ? choice.name : "\(choice.name) (or \(choice.aliases.joined(separator: ", ")))"
  }
}
