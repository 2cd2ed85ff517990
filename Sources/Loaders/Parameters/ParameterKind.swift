public import SceneGraph
public import Timeline

/// The values that a parameter takes.
public enum ParameterKind: Hashable, Sendable {
  /// A number within a range.
  case number(ClosedRange<Double>)
  /// A time in seconds within a range, written `1.2`, `1.2s` or `1200ms`.
  case time(ClosedRange<Double>)
  /// A whole number within a range.
  case integer(ClosedRange<Int>)
  /// A length in pixels within a range, or `none` where that is allowed.
  case length(ClosedRange<Double>, allowsNone: Bool)
  /// A whole number of plays within a range, or `infinite`.
  case count(ClosedRange<Int>)
  /// One of some words.
  case choice([Choice])
  /// A colour.
  case color
  /// A colour that lets nothing shine through.
  case opaqueColor
  /// Up to so many colours, separated by commas outside brackets; an empty place leaves a part be.
  case colorList(maximum: Int)
  /// Text of at most so many characters (of Unicode), none of them a control character.
  case text(maximum: Int)
  /// A name `[A-Za-z][A-Za-z0-9_]*` of at most so many characters.
  case identifier(maximum: Int)
  /// Plain selectors of a style sheet, separated by commas: elements, classes and ids.
  case selectors(maximum: Int)
  /// A language tag such as `en` or `zh-Hant` (BCP 47, in form only).
  case language
  /// `1` or `true`, `0` or `false`.
  case flag
  /// A CSS easing keyword, or the four numbers of a cubic Bézier easing.
  case easing
  /// Anything; it changes nothing.
  case ignored

  /// A word that a choice takes, and other spellings of it.
  public struct Choice: Hashable, Sendable {
    /// The word.
    public let name: String
    /// Other words that mean the same.
    public let aliases: [String]

    /// Makes a choice of a word.
    public init(_ name: String, aliases: [String] = []) {
      self.name = name
      self.aliases = aliases
    }
  }
}

/// A value that a parameter was given, read.
public enum ParameterValue: Hashable, Sendable {
  /// A number, a time in seconds or a length in pixels.
  case number(Double)
  /// A whole number.
  case integer(Int)
  /// A word: a choice's name, a length's `none`, a count's `infinite`.
  case word(String)
  /// A colour.
  case paint(Paint)
  /// Colours by part; `nil` leaves a part be.
  case paints([Paint?])
  /// Text or an identifier.
  case text(String)
  /// Yes or no.
  case flag(Bool)
  /// An easing.
  case easing(Easing)
}
