/// Parameters that several loaders have, each with a range and a default of its own.
extension Parameter {
  /// How many equal bodies there are.
  static func count(_ range: ClosedRange<Int>, _ value: Int, of bodies: String) -> Parameter {
    Parameter(
      "count", .own, .integer(range), default: .integer(value),
      summary: "How many \(bodies) there are.",
      example: "\(value < range.upperBound ? value + 1 : value - 1)")
  }

  /// How wide lines are, in units of the stage.
  static func stroke(_ range: ClosedRange<Double>, _ value: Double) -> Parameter {
    Parameter(
      "stroke", .own, .number(range), default: .number(value),
      summary: "How wide the line is, in units of the view box.",
      example: text(between: value, and: range.upperBound))
  }

  /// How far round bodies reach from their middle, in units of the stage.
  static func radius(_ range: ClosedRange<Double>, _ value: Double, of bodies: String) -> Parameter
  {
    Parameter(
      "radius", .own, .number(range), default: .number(value),
      summary: "The radius of \(bodies), in units of the view box.",
      example: text(between: value, and: range.upperBound))
  }

  /// How much later each body does what the one before it does, as a share of the iteration.
  static func stagger(_ range: ClosedRange<Double>, _ value: Double) -> Parameter {
    Parameter(
      "stagger", .own, .number(range), default: .number(value),
      summary: "How much each one is behind the one before, as a share of the iteration.",
      example: text(between: value, and: range.lowerBound))
  }

  /// A short number about half-way between two.
  private static func text(between value: Double, and end: Double) -> String {
    let middle = (value + end) / 2
    let places = abs(middle) >= 2 ? 1.0 : 100
    let rounded = (middle * places).rounded() / places
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
