/// The grammars of parameters as regular expressions (ECMA-262) and words, for schemas.
///
/// Whatever one of them matches is taken. What they leave out is taken too: words of colours in
/// capitals, exponents and signs of numbers within functions, and more spaces.
public enum ParameterPattern {
  /// The words that are colours.
  public static let colorNames = ColorGrammar.names
  /// The words that are easings.
  public static let easingNames = EasingGrammar.keywords.map(\.name)
  /// Colours that are told by digits.
  public static let hexadecimal =
    "#?([0-9a-fA-F]{3}|[0-9a-fA-F]{4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})"
  /// Colours that are told by a function: `rgb()` and `hsl()`, with commas or spaces.
  public static let colorFunction = "(\(rgb)|\(hsl))"
  /// Colours that let nothing shine through, told by digits or by a function.
  public static let opaqueColor =
    "#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})|rgb\\(\(rgbChannels)\\)|hsl\\(\(hslChannels)\\)"
  /// Cubic Bézier easings: four numbers, in brackets or without.
  public static let curve =
    "(\(share), ?\(ordinate), ?\(share), ?\(ordinate)"
    + "|cubic-bezier\\(\(share), ?\(ordinate), ?\(share), ?\(ordinate)\\))"
  /// Text without characters that no document holds.
  public static let text = "[^\\u0000-\\u001f\\u007f-\\u009f\\ufffe\\uffff]*"
  /// A name of letters, digits and underscores, a letter first.
  public static let identifier = "[A-Za-z][A-Za-z0-9_]*"
  /// Plain selectors separated by commas: elements, classes and ids.
  public static let selectors = " *\(selector)( *, *\(selector))* *"
  /// A language tag: subtags of letters and digits joined by hyphens, the first of letters alone.
  public static let language = "[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*"

  /// Up to so many colours separated by commas; places may be empty.
  public static func colorList(_ maximum: Int) -> String {
    let color = "(\(hexadecimal)|\(colorFunction)|\(colorNames.joined(separator: "|")))?"
    return maximum > 1 ? "\(color)(,\(color)){0,\(maximum - 1)}" : color
  }

  /// Times within a range of seconds that have a unit: `1.2s` or `1200ms`.
  public static func time(_ range: ClosedRange<Double>) -> String {
    let sign = range.contains(-range.upperBound) ? "-?" : ""
    let thousandths = range.lowerBound * 1000...min(range.upperBound * 1000, 1e9)
    return sign + "(\(WholeNumberPattern.decimal(range))s"
      + "|\(WholeNumberPattern.decimal(thousandths))ms)"
  }

  /// Lengths within a range of pixels that have the unit: `64px`.
  public static func length(_ range: ClosedRange<Double>) -> String {
    WholeNumberPattern.decimal(range) + "px"
  }

  private static let selector = "[.#]?-?[A-Za-z_][A-Za-z0-9_-]*"
  private static let byte = WholeNumberPattern.decimal(0...255)
  private static let percentage = WholeNumberPattern.decimal(0...100) + "%"
  private static let hundredth = WholeNumberPattern.decimal(0...100) + "%?"
  private static let share = "(0|1|0?\\.[0-9]+)"
  private static let ordinate = "(-?[01](\\.[0-9]+)?|-2|2(\\.[0-9]+)?|3)"
  private static let alpha = "(\(share)|\(percentage))"
  private static let hue = "-?[0-9]{1,9}(\\.[0-9]+)?(deg|grad|rad|turn)?"
  private static let channel = "(\(byte)|\(percentage)|none)"
  private static let rgbChannels =
    "((\(byte), ?){2}\(byte)|(\(percentage), ?){2}\(percentage)|(\(channel) ){2}\(channel))"
  private static let rgb =
    "rgba?\\(((\(byte), ?){2}\(byte)(, ?\(alpha))?"
    + "|(\(percentage), ?){2}\(percentage)(, ?\(alpha))?"
    + "|(\(channel) ){2}\(channel)( ?/ ?\(alpha))?)\\)"
  private static let hslChannels =
    "(\(hue)(, ?\(percentage)){2}|(\(hue)|none)( (\(hundredth)|none)){2})"
  private static let hsl =
    "hsla?\\((\(hue)(, ?\(percentage)){2}(, ?\(alpha))?"
    + "|(\(hue)|none)( (\(hundredth)|none)){2}( ?/ ?\(alpha))?)\\)"
}
