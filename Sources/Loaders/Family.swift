/// A family of loaders with a motif in common, in the order of the catalogue.
public enum Family: String, Hashable, Sendable, CaseIterable {
  /// Bodies that pass before and behind each other.
  case depth
  /// Bodies that circle each other.
  case orbits
  /// Strokes around a circle.
  case rings
  /// Dots in rows, circles and grids.
  case dots
  /// Bars side by side or around a middle.
  case bars
  /// Squares and what they fold into.
  case blocks
  /// What spreads from a middle and beats.
  case pulses
  /// Lines, things and figures that are drawn along.
  case paths
  /// Bars and rings that fill.
  case progress
}
