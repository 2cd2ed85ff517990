internal import JSONReading

extension Rule {
  /// Some of one kind, in order.
  ///
  /// Where a place of the list is faulty the others are read all the same.
  static func list<Element>(
    of rule: Rule<Element>, _ counts: ClosedRange<Int>, called name: String
  ) -> Rule where Value == [Element] {
    let accepted = "a list of \(counts.lowerBound) to \(counts.upperBound) \(name)"
    return Rule(
      kinds: .array, accepted: accepted,
      schema: Schema(
        json: [
          "type": "array", "items": rule.schema.json, "minItems": .integer(counts.lowerBound),
          "maxItems": .integer(counts.upperBound),
        ], definitions: rule.schema.definitions)
    ) { json, place, reading in
      guard let elements = json.elements, counts.contains(elements.count) else {
        reading.refuse(json, at: place, accepted: accepted)
        return nil
      }
      let values = elements.enumerated().map { index, element in
        reading.isOver ? nil : rule.read(element, place.element(index), &reading)
      }
      let good = values.compactMap(\.self)
      return good.count == values.count ? good : nil
    }
  }

  /// A fixed number of numbers, each within a range of its own.
  static func numbers(_ ranges: [ClosedRange<Double>], called name: String) -> Rule
  where Value == [Double] {
    let rules = ranges.map { Rule<Double>.number($0) }
    return Rule(
      kinds: .array, accepted: name,
      schema: Schema(
        json: [
          "type": "array", "prefixItems": .array(rules.map(\.schema.json)),
          "minItems": .integer(ranges.count), "maxItems": .integer(ranges.count),
        ])
    ) { json, place, reading in
      guard let elements = json.elements, elements.count == rules.count else {
        reading.refuse(json, at: place, accepted: name)
        return nil
      }
      let values = elements.indices.map {
        rules[$0].read(elements[$0], place.element($0), &reading)
      }
      let good = values.compactMap(\.self)
      return good.count == rules.count ? good : nil
    }
  }

  /// Values of one kind under names of the author's own.
  static func dictionary<Element>(
    of rule: Rule<Element>, names: Rule<String>, maximum: Int, called name: String
  ) -> Rule where Value == [(name: String, value: Element)] {
    let accepted = "an object of at most \(maximum) \(name), each under a name"
    return Rule(
      kinds: .object, accepted: accepted,
      schema: Schema(
        json: [
          "type": "object", "maxProperties": .integer(maximum),
          "propertyNames": names.schema.json, "additionalProperties": rule.schema.json,
        ], definitions: rule.schema.definitions)
    ) { json, place, reading in
      guard let members = json.members, members.count <= maximum else {
        reading.refuse(json, at: place, accepted: accepted)
        return nil
      }
      let values: [(name: String, value: Element)?] = members.map { member in
        if reading.isOver { return nil }
        let place = place.member(member.key)
        let name = names.read(.string(member.key), place, &reading)
        let value = rule.read(member.value, place, &reading)
        if let name, let value { return (name, value) }
        return nil
      }
      let good = values.compactMap(\.self)
      return good.count == values.count ? good : nil
    }
  }
}
