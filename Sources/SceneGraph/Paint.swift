/// What a shape is filled or stroked with (SVG 2, section 13.2).
public enum Paint: Hashable, Sendable {
  /// Nothing is painted.
  case none
  /// One colour.
  case color(Color)
  /// One colour on light grounds and another on dark ones (Media Queries 5, section 12.5).
  case themed(light: Color, dark: Color)
  /// The text colour of the place where the picture stands.
  case currentColor
}
