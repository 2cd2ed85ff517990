internal import Geometry

/// One of the places that equal bodies have in a pattern.
struct Place: Hashable {
  /// Counted from 0 in the order of the pattern.
  let index: Int
  /// How many places the pattern has.
  let count: Int
  /// Where it is.
  let point: Point
  /// The direction from the pattern's middle in degrees, clockwise from the top; 0 where it has none.
  var degrees = 0.0
  /// The column of a grid, counted from 0.
  var column = 0
  /// The row of a grid, counted from 0.
  var row = 0

  /// The share of the pattern that comes before it, from 0 to less than 1.
  var share: Double { Double(index) / Double(count) }

  /// The place as a share from the first to the last one, 0 to 1; 0 where there is only one.
  var progress: Double { count > 1 ? Double(index) / Double(count - 1) : 0 }

  /// A name for the body there, unique where the word is.
  func id(_ word: String) -> String { "\(word)\(index + 1)" }
}
