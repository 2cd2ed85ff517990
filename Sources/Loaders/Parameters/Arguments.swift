public import SceneGraph

/// The values that a request gave to parameters, and the defaults of the others.
public struct Arguments: Hashable, Sendable {
  private let table: ParameterTable
  /// The values that were given, by name; empty values and ignored parameters are left out.
  public let given: [String: ParameterValue]

  init(table: ParameterTable, given: [String: ParameterValue]) {
    self.table = table
    self.given = given
  }

  /// The value of a parameter: the given one, or the default.
  public subscript(name: String) -> ParameterValue? {
    given[name] ?? table[name]?.defaultValue
  }

  /// Whether a parameter was given.
  public func isGiven(_ name: String) -> Bool {
    given[name] != nil
  }

  /// The number of a parameter that has one, in the parameter's unit.
  public func number(_ name: String) -> Double? {
    switch self[name] {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    default: nil
    }
  }

  /// The whole number of a parameter that has one.
  public func integer(_ name: String) -> Int? {
    if case .integer(let integer) = self[name] { integer } else { nil }
  }

  /// The word of a parameter that has one.
  public func word(_ name: String) -> String? {
    if case .word(let word) = self[name] { word } else { nil }
  }

  /// The text of a parameter that has one.
  public func text(_ name: String) -> String? {
    if case .text(let text) = self[name] { text } else { nil }
  }

  /// The colour of a parameter that has one.
  public func paint(_ name: String) -> Paint? {
    if case .paint(let paint) = self[name] { paint } else { nil }
  }

  /// Whether a flag is set.
  public func flag(_ name: String) -> Bool {
    self[name] == .flag(true)
  }

  /// One text for all spellings of the same arguments: `name=value` in the table's order, joined
  /// by `&`.
  ///
  /// Defaults are left out, but for a part's own colour beside another one: given, even its default
  /// wins over a colour for all parts.
  public var canonical: String {
    let hasOtherColors = isGiven("color") || isGiven("colors")
    return table.parameters.compactMap { parameter in
      let counts = parameter.group == .color && hasOtherColors
      guard let value = given[parameter.name], counts || value != parameter.defaultValue else {
        return nil
      }
      return "\(parameter.name)=\(value.canonical)"
    }.joined(separator: "&")
  }
}
