public import SceneGraph

/// The values that a request gave to parameters, and the defaults of the others.
public struct Arguments: Hashable, Sendable {
  /// A value that was given to the parameter at a place of the table.
  struct Given: Hashable {
    let place: Int
    let value: ParameterValue
  }

  private let table: ParameterTable
  /// What was given, in the table's order: few things, so that they are looked through.
  private let list: [Given]

  init(table: ParameterTable, given: [Given]) {
    self.table = table
    list = given.sorted { $0.place < $1.place }
  }

  /// The values that were given, by name; empty values and ignored parameters are left out.
  public var given: [String: ParameterValue] {
    list.reduce(into: [:]) { $0[table.parameters[$1.place].name] = $1.value }
  }

  /// The value of a parameter: the given one, or the default.
  public subscript(name: String) -> ParameterValue? {
    for one in list where table.names[one.place] == name { return one.value }
    return table.place(of: name).flatMap { table.parameters[$0].defaultValue }
  }

  /// Whether a parameter was given.
  public func isGiven(_ name: String) -> Bool {
    for one in list where table.names[one.place] == name { return true }
    return false
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
  public var canonical: String { canonical(without: []) }

  /// The canonical text of all arguments but those of some names.
  public func canonical(without names: [String]) -> String {
    let hasOtherColors = isGiven("color") || isGiven("colors")
    var text = ""
    for one in list {
      let counts = hasOtherColors && table.parameters[one.place].group == .color
      guard !names.contains(table.names[one.place]) else { continue }
      guard counts || one.value != table.parameters[one.place].defaultValue else { continue }
      if !text.isEmpty { text += "&" }
      text += table.names[one.place]
      text += "="
      text += one.value.canonical
    }
    return text
  }
}
