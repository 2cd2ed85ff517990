internal import SceneGraph

/// A colour written as `rgb()` or `hsl()`, with commas or spaces (CSS Color 4, sections 5.1, 7).
struct ColorFunction {
  private let name: Substring
  private let channels: [Substring]
  private let alpha: Substring?
  private let hasCommas: Bool

  /// Splits a function in lower case into its name and its arguments; `nil` for another form.
  init?(_ text: String) {
    guard let bracket = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    name = text[..<bracket]
    guard ["rgb", "rgba", "hsl", "hsla"].contains(name) else { return nil }
    let inside = text[text.index(after: bracket)...].dropLast().trimmingSpaces()
    hasCommas = inside.contains(",")
    if hasCommas {
      let parts = inside.split(separator: ",", omittingEmptySubsequences: false)
        .map { $0.trimmingSpaces() }
      guard parts.count == 3 || parts.count == 4 else { return nil }
      channels = Array(parts.prefix(3))
      alpha = parts.count == 4 ? parts[3] : nil
    } else {
      let sides = inside.split(separator: "/", omittingEmptySubsequences: false)
      guard sides.count <= 2 else { return nil }
      channels = sides[0].split(separator: " ")
      alpha = sides.count == 2 ? sides[1].trimmingSpaces() : nil
    }
    guard channels.count == 3 else { return nil }
  }

  /// The colour; `nil` where a channel is malformed or outside its range.
  var color: Color? {
    guard let opacity = alpha.map({ fraction($0, of: 1) }) ?? 1, hasOneUnit else { return nil }
    let rgb: [Double]
    if name.hasPrefix("rgb") {
      rgb = channels.compactMap { fraction($0, of: 255) }
      guard rgb.count == 3 else { return nil }
    } else {
      guard let hue = degrees(channels[0]), let saturation = fraction(channels[1], of: 100),
        let lightness = fraction(channels[2], of: 100)
      else { return nil }
      rgb = Self.rgb(hue: hue, saturation: saturation, lightness: lightness)
    }
    let bytes = rgb.map(Self.byte)
    return Color(bytes[0], bytes[1], bytes[2], alpha: Self.byte(opacity))
  }

  /// Whether percentages stand where the form with commas wants them; without, they are free.
  private var hasOneUnit: Bool {
    guard hasCommas else { return true }
    let arePercentages = channels.map { $0.hasSuffix("%") }
    return name.hasPrefix("rgb")
      ? Set(arePercentages).count == 1 : arePercentages[1] && arePercentages[2]
  }

  /// The nearest of 256 steps, halves up even where they were missed by a rounding error.
  private static func byte(_ fraction: Double) -> UInt8 {
    UInt8(min((fraction * 255 + 1e-9).rounded(), 255))
  }

  /// A number from 0 to `whole`, or a percentage from 0 to 100, as a fraction from 0 to 1.
  ///
  /// The word `none`, which the form without commas has, stands for 0.
  private func fraction(_ text: Substring, of whole: Double) -> Double? {
    if text == "none" { return hasCommas ? nil : 0 }
    let isPercentage = text.hasSuffix("%")
    guard let number = NumberGrammar.number(isPercentage ? text.dropLast() : text) else {
      return nil
    }
    let fraction = number / (isPercentage ? 100 : whole)
    return (0...1).contains(fraction) ? fraction : nil
  }

  /// An angle in degrees (CSS Values 4, section 7.1).
  private func degrees(_ text: Substring) -> Double? {
    if text == "none" { return hasCommas ? nil : 0 }
    let units: [(suffix: String, factor: Double)] = [
      ("deg", 1), ("grad", 0.9), ("rad", 180 / .pi), ("turn", 360),
    ]
    for unit in units where text.hasSuffix(unit.suffix) {
      let number = NumberGrammar.number(text.dropLast(unit.suffix.count))
      return number.map { $0 * unit.factor }.flatMap { $0.isFinite ? $0 : nil }
    }
    return NumberGrammar.number(text)
  }

  /// The conversion of CSS Color 4, section 7.1; hue in degrees, the others 0 to 1.
  private static func rgb(hue: Double, saturation: Double, lightness: Double) -> [Double] {
    let amplitude = saturation * min(lightness, 1 - lightness)
    return [0, 8, 4].map { (n: Double) -> Double in
      let turns = (hue / 30).truncatingRemainder(dividingBy: 12)
      let k = (n + turns + 12).truncatingRemainder(dividingBy: 12)
      return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
    }
  }
}
