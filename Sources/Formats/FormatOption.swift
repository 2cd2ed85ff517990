/// An option that a format may honour.
public enum FormatOption: Hashable, Sendable, CaseIterable {
  /// The animation technique, `FormatOptions.engine`.
  case engine
  /// A still at one instant, `FormatOptions.instant`.
  case instant
  /// The size in pixels, `FormatOptions.size`.
  case size
  /// No size at all: the place where the picture stands decides.
  case unsized
  /// The pixels drawn for a pixel of the size, `FormatOptions.pixelRatio`.
  case pixelRatio
  /// The frames that are written a second, `FormatOptions.frameRate`.
  case frameRate
  /// The colour that half transparent pixels are laid on, `FormatOptions.matte`.
  case matte
  /// How many frames stand side by side, `FormatOptions.columns`.
  case columns
  /// A delay before the first iteration; the first state shows until then.
  case delay
  /// A number of plays after which the picture stands still.
  case repetition
  /// An instant before which nothing is shown.
  case showAfter
  /// What people who do not see the picture are told: title, language, or that it is decoration.
  case accessibility
  /// The beginning of every name in the file, `FormatOptions.identifierPrefix`.
  case identifier
  /// What a style sheet's rule applies to, `FormatOptions.selector`.
  case selector
  /// A form for people to read, `FormatOptions.isPretty`.
  case pretty
}
