/// Finds places in a list by hashes: open addressing, linear probing, no marks for what is gone.
struct PlaceIndex {
  private var places: [Int32] = Array(repeating: -1, count: 16)
  private var count = 0

  private var mask: Int { places.count &- 1 }

  /// Where places of a hash begin.
  func first(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & mask }

  /// Where they go on.
  func next(after cursor: Int) -> Int { (cursor &+ 1) & mask }

  /// The place at a cursor; `nil` at the end of those that may be of the hash.
  func node(at cursor: Int) -> Int? { places[cursor] >= 0 ? Int(places[cursor]) : nil }

  /// Puts a place in; `hash` tells the hash of every place that is in.
  mutating func insert(_ place: Int, hash: UInt64, hashOf: (Int) -> UInt64) {
    count += 1
    if 2 * count > places.count { grow(hashOf) }
    put(Int32(place), hash)
  }

  /// Takes a place out; those behind it move up, so that no gap parts them from their beginning.
  mutating func remove(_ place: Int, hash: UInt64, hashOf: (Int) -> UInt64) {
    var gap = first(of: hash)
    while places[gap] != place {
      guard places[gap] >= 0 else { return }
      gap = next(after: gap)
    }
    count -= 1
    var cursor = next(after: gap)
    while let moved = node(at: cursor) {
      let home = first(of: hashOf(moved))
      if (cursor &- home) & mask >= (cursor &- gap) & mask {
        places[gap] = Int32(moved)
        gap = cursor
      }
      cursor = next(after: cursor)
    }
    places[gap] = -1
  }

  private mutating func grow(_ hashOf: (Int) -> UInt64) {
    let old = places
    places = Array(repeating: -1, count: 2 * old.count)
    for place in old where place >= 0 { put(place, hashOf(Int(place))) }
  }

  private mutating func put(_ place: Int32, _ hash: UInt64) {
    var cursor = first(of: hash)
    while places[cursor] >= 0 { cursor = next(after: cursor) }
    places[cursor] = place
  }
}
