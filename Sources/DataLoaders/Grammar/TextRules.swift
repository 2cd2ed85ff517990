internal import JSONReading

extension Rule<String> {
  /// One of some words.
  static func choice(_ words: [String]) -> Rule {
    let accepted = words.joined(separator: ", ")
    return Rule(
      kinds: .string, accepted: words.count > 1 ? "one of \(accepted)" : accepted,
      schema: Schema(json: ["enum": .array(words.map(JSONValue.string))])
    ) { json, place, reading in
      if let text = json.text, words.contains(where: { $0.utf8.elementsEqual(text.utf8) }) {
        return text
      }
      reading.refuse(json, at: place, accepted: choice(words).accepted, among: words)
      return nil
    }
  }

  /// Text of so many characters (of Unicode), none of them a control character.
  static func text(_ lengths: ClosedRange<Int>) -> Rule {
    let accepted =
      "text of \(lengths.lowerBound) to \(lengths.upperBound) characters without control"
      + " characters"
    return Rule(
      kinds: .string, accepted: accepted,
      schema: Schema(
        json: [
          "type": "string", "minLength": .integer(lengths.lowerBound),
          "maxLength": .integer(lengths.upperBound),
          "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\ufffe\\uffff]*$",
        ])
    ) { json, place, reading in
      if let text = json.text, lengths.contains(text.unicodeScalars.count),
        text.unicodeScalars.allSatisfy(isWritable)
      {
        return text
      }
      reading.refuse(json, at: place, accepted: accepted)
      return nil
    }
  }

  /// Whether XML 1.0 can hold a character that is no control character (section 2.2).
  private static func isWritable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x1F && !(0x7F...0x9F).contains(scalar.value) && scalar.value != 0xFFFE
      && scalar.value != 0xFFFF
  }

  /// A name of lower-case letters and digits, with hyphens between its words where that is allowed.
  static func name(maximum: Int, hyphens: Bool) -> Rule {
    let accepted =
      "a name of at most \(maximum) letters a to z and digits, a letter first"
      + (hyphens ? ", with hyphens between words" : "")
    return Rule(
      kinds: .string, accepted: accepted,
      schema: Schema(
        json: [
          "type": "string", "maxLength": .integer(maximum),
          "pattern": .string("^[a-z][a-z0-9]*" + (hyphens ? "(-[a-z0-9]+)*$" : "$")),
        ])
    ) { json, place, reading in
      if let text = json.text, text.utf8.count <= maximum, isName(text, hyphens: hyphens) {
        return text
      }
      reading.refuse(json, at: place, accepted: accepted)
      return nil
    }
  }

  private static func isName(_ text: String, hyphens: Bool) -> Bool {
    let words = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard hyphens || words.count == 1, let first = text.utf8.first else { return false }
    return isLetter(first) && words.allSatisfy { !$0.isEmpty && $0.allSatisfy(isNameByte) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension Rule where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the words of a type of the engine.
  static var word: Rule {
    Rule<String>.choice(Value.allCases.map(\.rawValue)).checked { word, _, _ in
      Value(rawValue: word)
    }
  }
}
