/// The known name that someone probably meant.
enum NearestName {
  /// The name that the fewest single edits lead to, the first of equals; `nil` when none is near.
  ///
  /// An edit adds, drops or replaces a letter or swaps two neighbours; case does not count. A name
  /// is near within a third of the longer name's length, at least one edit.
  static func of(_ text: String, among names: some Sequence<String>) -> String? {
    let wanted = Array(text.lowercased().utf8)
    guard wanted.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for name in names {
      let candidate = Array(name.lowercased().utf8)
      let limit = max(1, max(wanted.count, candidate.count) / 3)
      let found = distance(wanted, candidate)
      if found <= limit, found < best?.distance ?? .max { best = (name, found) }
    }
    return best?.name
  }

  /// The optimal string alignment distance of two texts, in edits.
  static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var before = [Int](repeating: 0, count: right.count + 1)
    var above = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let replaced = above[column] + (left[row] == right[column] ? 0 : 1)
        var least = min(replaced, above[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, before[column - 1] + 1)
        }
        current.append(least)
      }
      (before, above) = (above, current)
    }
    return above[right.count]
  }
}
