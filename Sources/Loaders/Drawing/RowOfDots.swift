internal import Geometry

/// Dots in a row that fill its breadth, with half a dot of room between neighbours.
struct RowOfDots {
  /// Where they are.
  let places: [Place]
  /// How large they are, in units of the stage.
  let radius: Double

  /// A row of so many dots; few of them are no larger than a limit.
  init(_ count: Int, within breadth: Double = 92, atMost limit: Double = 12) {
    radius = min(limit, breadth / Double(3 * count - 1))
    places = .row(of: count, spacing: 3 * radius)
  }
}
