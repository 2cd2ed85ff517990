public import SceneGraph

/// The grammar of colours in queries: that of CSS Color 4, with the `#` optional.
public enum ColorGrammar {
  /// Every word that is a colour.
  public static let names = ColorNames.all.map(\.name) + ["currentColor", "transparent"]

  /// Reads `f00`, `#FF0000`, `red`, `rgb(255 0 0)`, `hsl(0,100%,50%)`, `currentColor` and the like.
  public static func paint(_ text: String) -> Paint? {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let lower = text.lowercased()
    switch lower {
    case "currentcolor": return .currentColor
    case "transparent": return .color(Color(0, 0, 0, alpha: 0))
    default: break
    }
    if let hex = ColorNames.byName[lower] { return .color(Color(hex: hex)) }
    if lower.hasSuffix(")") { return ColorFunction(lower)?.color.map(Paint.color) }
    return hexadecimal(lower.hasPrefix("#") ? lower.dropFirst() : lower[...]).map(Paint.color)
  }

  /// The items of a list, separated by commas that stand outside brackets.
  static func listItems(_ text: String) -> [Substring] {
    var depth = 0
    return text.split(omittingEmptySubsequences: false) { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character == "," && depth == 0
    }.map { $0.trimmingSpaces() }
  }

  /// Reads 3, 4, 6 or 8 hexadecimal digits (CSS Color 4, section 5.2).
  private static func hexadecimal(_ digits: Substring) -> Color? {
    let values = digits.utf8.map { byte -> UInt8? in
      if byte.isASCIIDigit { return byte - UInt8(ascii: "0") }
      let letter = (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
      return letter ? byte - UInt8(ascii: "a") + 10 : nil
    }
    let nibbles = values.compactMap(\.self)
    guard nibbles.count == values.count else { return nil }
    let channels: [UInt8]
    switch nibbles.count {
    case 3, 4: channels = nibbles.map { $0 * 17 }
    case 6, 8:
      channels = stride(from: 0, to: nibbles.count, by: 2).map {
        nibbles[$0] << 4 | nibbles[$0 + 1]
      }
    default: return nil
    }
    let alpha = channels.count == 4 ? channels[3] : 255
    return Color(channels[0], channels[1], channels[2], alpha: alpha)
  }
}
