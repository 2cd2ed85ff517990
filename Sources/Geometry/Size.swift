/// A width and a height in user units.
public struct Size: Hashable, Sendable {
  /// The width.
  public let width: Double
  /// The height.
  public let height: Double

  /// Makes a size.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}
