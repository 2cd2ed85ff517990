internal import JSONReading

extension Rule<Double> {
  /// A number within a range.
  static func number(_ range: ClosedRange<Double>) -> Rule {
    Rule(
      kinds: .number,
      accepted: "a number from \(words(range.lowerBound)) to \(words(range.upperBound))",
      schema: Schema(
        json: [
          "type": "number", "minimum": json(range.lowerBound), "maximum": json(range.upperBound),
        ])
    ) { json, place, reading in
      if let number = json.double, range.contains(number) { return number }
      reading.refuse(json, at: place, accepted: number(range).accepted)
      return nil
    }
  }

  private static func words(_ number: Double) -> String { json(number).compactText }

  /// A number without a fraction where it has none.
  private static func json(_ number: Double) -> JSONValue {
    number == number.rounded() ? .integer(Int(number)) : .number(number)
  }
}

extension Rule<Int> {
  /// A whole number within a range; `3.0` is one, as JSON Schema has it.
  static func whole(_ range: ClosedRange<Int>) -> Rule {
    let accepted = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return Rule(
      kinds: .number, accepted: accepted,
      schema: Schema(
        json: [
          "type": "integer", "minimum": .integer(range.lowerBound),
          "maximum": .integer(range.upperBound),
        ])
    ) { json, place, reading in
      if let number = json.double, let whole = Int(exactly: number), range.contains(whole) {
        return whole
      }
      reading.refuse(json, at: place, accepted: accepted)
      return nil
    }
  }
}
