/// Lets something in when it is seen for the second time: what comes once is not worth its place.
///
/// One print is kept in each place of a table that never grows. A print that is overwritten by
/// others before it is seen again begins anew: a flood of new things costs patience, no memory.
struct Doorkeeper {
  private var prints: [UInt32]

  /// Makes a doorkeeper of as many places as a power of two.
  init(placesLog2: Int = 14) {
    prints = Array(repeating: 0, count: 1 << placesLog2)
  }

  /// Whether the thing of this hash was seen before, as far as is remembered.
  mutating func admits(_ hash: UInt64) -> Bool {
    let place = Int(truncatingIfNeeded: hash & UInt64(prints.count - 1))
    let print = UInt32(truncatingIfNeeded: hash &>> 32) | 1
    if prints[place] == print {
      prints[place] = 0
      return true
    }
    prints[place] = print
    return false
  }
}
