/// Finds the known name that was probably meant by one that is not known.
public enum NearestName {
  /// The nearest name within a third of the letters (at least 1, at most 3) in edits, or `nil`.
  ///
  /// An edit inserts, deletes or replaces a letter or swaps two neighbours (optimal string
  /// alignment); upper and lower case count as one. Of equally near names the first wins; a name
  /// of one letter is near no other.
  public static func of(_ name: String, among known: [String]) -> String? {
    guard !name.isEmpty, name.utf8.count <= 64 else { return nil }
    let sought = Array(name.lowercased().utf8)
    let limit = max(1, min(3, (sought.count + 1) / 3))
    var best: (name: String, distance: Int)?
    for candidate in known {
      // Every letter that one word has more than the other costs an edit.
      guard abs(candidate.utf8.count - sought.count) <= limit else { continue }
      let distance = distance(sought, Array(candidate.lowercased().utf8))
      guard distance < sought.count else { continue }
      if distance <= limit, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  /// The number of edits between two words, in O(mn) time.
  static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var previous: [Int] = []
    var current = Array(0...b.count)
    for i in a.indices {
      let above = current
      current = [i + 1]
      for j in b.indices {
        var cost = min(current[j] + 1, above[j + 1] + 1, above[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, previous[j - 1] + 1)
        }
        current.append(cost)
      }
      previous = above
    }
    return current[b.count]
  }
}
