public import SceneGraph

/// A part of a loader that has a colour of its own.
public struct Part: Hashable, Sendable {
  /// The name, which is also the parameter's, lower case with digits.
  public let id: String
  /// The paint where none is asked for: a colour, one for each ground, or the text colour.
  public let paint: Paint
  /// What becomes of the part where the whole loader has one colour.
  public let tint: Tint

  /// Makes a part with a colour of its own, and another one where that would be hard to see on dark
  /// grounds.
  public init(_ id: String, _ color: Color, dark: Color? = nil, tint: Tint = .same) {
    self.id = id
    paint =
      dark.map { $0 == color ? .color(color) : .themed(light: color, dark: $0) } ?? .color(color)
    self.tint = tint
  }

  /// Makes a part in the text colour of the place where the picture stands.
  public init(_ id: String, tint: Tint = .same) {
    self.id = id
    paint = .currentColor
    self.tint = tint
  }
}

/// What becomes of a part where the whole loader has one colour: the main part has just that one.
public enum Tint: Hashable, Sendable {
  /// The colour itself.
  case same
  /// The colour at an opacity, 0 to 1.
  case faded(Double)
  /// The colour mixed with a share of white, 0 to 1; the text colour stays as it is.
  case lightened(Double)
  /// White at an opacity, 0 to 1, to lie on another part.
  case highlight(Double)
}
