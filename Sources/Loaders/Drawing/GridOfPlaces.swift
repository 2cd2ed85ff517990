internal import Geometry

extension [Place] {
  /// Places in a grid, row by row from the top left, so far apart both ways, about a middle.
  static func grid(
    columns: Int, rows: Int, spacing: Double, about center: Point = Point(50, 50)
  ) -> [Place] {
    (0..<columns * rows).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let offset = Point(
        (Double(column) - Double(columns - 1) / 2) * spacing,
        (Double(row) - Double(rows - 1) / 2) * spacing)
      return Place(
        index: index, count: columns * rows, point: center + offset, column: column, row: row)
    }
  }
}
