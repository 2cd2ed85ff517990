/// Rows of text in columns.
enum TextTable {
  /// The rows as lines, every column but the last padded to its widest cell.
  static func lines(_ rows: [[String]]) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let padding = column == row.count - 1 ? 0 : widths[column] - cell.count
        return cell + String(repeating: " ", count: padding)
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}
