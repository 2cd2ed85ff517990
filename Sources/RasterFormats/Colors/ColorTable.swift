/// Distinct colours in the order in which they were met, with how often each was.
struct ColorTable: Sendable {
  /// The colours, 0xAARRGGBB.
  private(set) var colors: [UInt32] = []
  /// How many pixels have each of them.
  private(set) var counts: [Int] = []
  /// Places in `colors` by hash, −1 where none is: a power of two, at most half of them taken.
  private var slots = [Int32](repeating: -1, count: 64)

  /// Makes an empty table.
  init() {}

  /// Makes a table of colours, each counted not at all.
  init(_ colors: [UInt32]) {
    for color in colors { _ = place(adding: color, times: 0) }
  }

  /// The place of a colour; `nil` where it was not met.
  func place(of color: UInt32) -> Int? {
    let found = slots[slot(of: color)]
    return found < 0 ? nil : Int(found)
  }

  /// Counts pixels, as many in a row at once as are alike.
  mutating func add(_ pixels: [UInt32]) {
    var index = 0
    while index < pixels.count {
      let color = pixels[index]
      var end = index + 1
      while end < pixels.count, pixels[end] == color { end += 1 }
      _ = place(adding: color, times: end - index)
      index = end
    }
  }

  /// Counts a colour so many times and gives its place.
  mutating func place(adding color: UInt32, times: Int) -> Int {
    let slot = slot(of: color)
    if slots[slot] >= 0 {
      let place = Int(slots[slot])
      counts[place] += times
      return place
    }
    slots[slot] = Int32(colors.count)
    colors.append(color)
    counts.append(times)
    if 2 * colors.count > slots.count { grow() }
    return colors.count - 1
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: 2 * slots.count)
    for (place, color) in colors.enumerated() { slots[slot(of: color)] = Int32(place) }
  }

  /// The slot that holds a colour, or the free one that would.
  private func slot(of color: UInt32) -> Int {
    let mask = slots.count - 1
    let product = UInt64(color) &* 0x9e37_79b9_7f4a_7c15
    var slot = Int(truncatingIfNeeded: product >> 32) & mask
    while slots[slot] >= 0, colors[Int(slots[slot])] != color { slot = (slot + 1) & mask }
    return slot
  }
}
