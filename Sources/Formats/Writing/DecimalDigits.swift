/// The characters of a number of less than 2⁶³, written from the last one to the first, without
/// any memory of their own.
struct DecimalDigits {
  /// A sign, 19 digits, a point and 9 decimals find room; the characters stand at the end.
  private static let room = 32
  private var characters = InlineArray<32, UInt8>(repeating: 0)
  private var start = room

  /// Writes a number with at most so many decimals, 0 to 9, as `DecimalText` tells.
  init(_ value: Double, decimals: Int, leadingZero: Bool) {
    let decimals = min(max(decimals, 0), 9)
    let divisor = Self.power(decimals)
    var whole = UInt64(value.magnitude)
    var fraction = Self.units(of: value.magnitude - Double(whole), scaledBy: Double(divisor))
    if fraction == divisor { (whole, fraction) = (whole + 1, 0) }
    let isZero = whole == 0 && fraction == 0
    if fraction > 0 { prepend(fraction: fraction, decimals) }
    if whole > 0 || leadingZero || isZero { prepend(whole) }
    if value < 0, !isZero { prepend(character: UInt8(ascii: "-")) }
  }

  /// A power of ten, the exponent from 0 to 9.
  static func power(_ exponent: Int) -> UInt64 {
    switch exponent {
    case 0: 1
    case 1: 10
    case 2: 100
    case 3: 1000
    case 4: 10_000
    case 5: 100_000
    case 6: 1_000_000
    case 7: 10_000_000
    case 8: 100_000_000
    default: 1_000_000_000
    }
  }

  /// A fraction from 0 to 1 in units of 1 / power, rounded by its exact value.
  private static func units(of fraction: Double, scaledBy power: Double) -> UInt64 {
    let product = fraction * power
    let below = product.rounded(.down)
    // What the product lacks to the exact one; it counts only where that looks like a tie.
    let rest = (-product).addingProduct(fraction, power)
    let excess = product - below
    return UInt64(below) + (excess > 0.5 || excess == 0.5 && rest >= 0 ? 1 : 0)
  }

  private mutating func prepend(character: UInt8) {
    start -= 1
    characters[start] = character
  }

  private mutating func prepend(_ value: UInt64) {
    var rest = value
    repeat {
      prepend(character: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
  }

  private mutating func prepend(fraction: UInt64, _ decimals: Int) {
    var rest = fraction
    var count = decimals
    while rest % 10 == 0 {
      rest /= 10
      count -= 1
    }
    for _ in 0..<count {
      prepend(character: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
    prepend(character: UInt8(ascii: "."))
  }

  /// Appends the characters.
  func append(to bytes: inout [UInt8]) {
    let written = characters.span
    bytes.append(addingCapacity: Self.room - start) { output in
      for place in start..<Self.room { output.append(written[place]) }
    }
  }

  /// The characters as text.
  var text: String {
    guard let text = try? UTF8Span(validating: characters.span.extracting(start..<Self.room))
    else { return "0" }
    return String(copying: text)
  }
}
