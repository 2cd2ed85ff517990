internal import SceneGraph
internal import Timeline

extension ParameterFault {
  /// Why a value was not taken, before its parameter's name is known.
  enum Reason: Error, Hashable {
    case malformed
    case outOfRange
    case tooMany(Int)
    case notAWord(nearest: String?)

    func fault(parameter: Parameter, value: String) -> ParameterFault {
      let problem: Problem =
        switch self {
        case .malformed, .notAWord: .malformed(parameter.kind)
        case .outOfRange: .outOfRange(parameter.kind)
        case .tooMany(let maximum): .tooMany(maximum: maximum)
        }
      var suggestion: String?
      if case .notAWord(let nearest) = self { suggestion = nearest }
      return ParameterFault(
        parameter: parameter.name, value: value, problem: problem, suggestion: suggestion)
    }
  }
}

extension ParameterKind {
  /// Reads a value that is not empty.
  func read(_ text: String) throws(ParameterFault.Reason) -> ParameterValue {
    switch self {
    case .number(let range): return .number(try number(text[...], in: range))
    case .time(let range): return .number(try time(text, in: range))
    case .integer(let range): return .integer(try integer(text, in: range))
    case .length(let range, let allowsNone):
      if allowsNone, text == "none" { return .word("none") }
      let isPixels = text.hasSuffix("px")
      return .number(try number(isPixels ? text.dropLast(2) : text[...], in: range))
    case .count(let range):
      return text == "infinite" ? .word("infinite") : .integer(try integer(text, in: range))
    case .choice(let choices): return .word(try choice(text, of: choices))
    case .color: return .paint(try paint(text))
    case .opaqueColor:
      let paint = try paint(text)
      if case .color(let color) = paint, color.alpha < 255 { throw .malformed }
      return .paint(paint)
    case .colorList(let maximum): return .paints(try paints(text, maximum: maximum))
    case .text(let maximum):
      guard text.unicodeScalars.count <= maximum else { throw .outOfRange }
      guard !text.unicodeScalars.contains(where: \.isUnwritable) else { throw .malformed }
      return .text(text)
    case .identifier(let maximum):
      guard Self.isIdentifier(text) else { throw .malformed }
      guard text.utf8.count <= maximum else { throw .outOfRange }
      return .text(text)
    case .selectors(let maximum):
      guard text.utf8.count <= maximum else { throw .outOfRange }
      guard let selectors = SelectorGrammar.selectors(text) else { throw .malformed }
      return .text(selectors)
    case .language:
      guard Self.isLanguageTag(text) else { throw .malformed }
      return .text(text)
    case .flag:
      switch text {
      case "1", "true": return .flag(true)
      case "0", "false": return .flag(false)
      default: throw .notAWord(nearest: nil)
      }
    case .easing:
      guard let easing = EasingGrammar.easing(text) else {
        throw .notAWord(nearest: NearestName.of(text, among: EasingGrammar.keywords.map(\.name)))
      }
      return .easing(easing)
    case .ignored: return .text(text)
    }
  }

  private func number(
    _ text: Substring, in range: ClosedRange<Double>
  ) throws(ParameterFault.Reason) -> Double {
    guard let number = NumberGrammar.number(text) else { throw .malformed }
    guard range.contains(number) else { throw .outOfRange }
    return number == 0 ? 0 : number
  }

  private func time(
    _ text: String, in range: ClosedRange<Double>
  ) throws(ParameterFault.Reason) -> Double {
    guard let seconds = NumberGrammar.seconds(text) else { throw .malformed }
    guard range.contains(seconds) else { throw .outOfRange }
    return seconds == 0 ? 0 : seconds
  }

  private func integer(
    _ text: String, in range: ClosedRange<Int>
  ) throws(ParameterFault.Reason) -> Int {
    guard NumberGrammar.isInteger(text) else { throw .malformed }
    guard let integer = Int(text), range.contains(integer) else { throw .outOfRange }
    return integer
  }

  private func choice(
    _ text: String, of choices: [Choice]
  ) throws(ParameterFault.Reason) -> String {
    for choice in choices where choice.name == text || choice.aliases.contains(text) {
      return choice.name
    }
    let words = choices.flatMap { [$0.name] + $0.aliases }
    throw .notAWord(nearest: NearestName.of(text, among: words))
  }

  private func paint(_ text: String) throws(ParameterFault.Reason) -> Paint {
    guard let paint = ColorGrammar.paint(text) else {
      throw .notAWord(nearest: NearestName.of(text, among: ColorGrammar.names))
    }
    return paint
  }

  private func paints(
    _ text: String, maximum: Int
  ) throws(ParameterFault.Reason) -> [Paint?] {
    let items = ColorGrammar.listItems(text)
    guard items.count <= maximum else { throw .tooMany(maximum) }
    var paints: [Paint?] = []
    for item in items {
      paints.append(item.isEmpty ? nil : try paint(String(item)))
    }
    while let last = paints.last, last == nil { paints.removeLast() }
    return paints
  }

  /// Subtags of 1 to 8 letters and digits joined by hyphens, the first of letters alone.
  private static func isLanguageTag(_ text: String) -> Bool {
    let subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard text.utf8.count <= 35, let first = subtags.first, first.allSatisfy(\.isASCIILetter)
    else { return false }
    return subtags.allSatisfy { subtag in
      (1...8).contains(subtag.count)
        && subtag.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
    }
  }

  private static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.utf8.first, first.isASCIILetter else { return false }
    return text.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 cannot hold this character, or it is a control character (section 2.2).
  fileprivate var isUnwritable: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || value == 0xFFFE || value == 0xFFFF
  }
}
