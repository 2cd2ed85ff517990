/// Which sizes a picture may have, by what it is written as.
public struct SizeRules: Hashable, Sendable {
  /// How long a side may be in pixels.
  public let sides: ClosedRange<Double>
  /// Whether the size may be left to the place where the picture stands.
  public let allowsNone: Bool

  /// Makes rules.
  public init(sides: ClosedRange<Double>, allowsNone: Bool) {
    self.sides = sides
    self.allowsNone = allowsNone
  }

  /// The rules of a picture that is sharp at any size: up to 4,096 pixels, or none.
  public static let scalable = SizeRules(sides: 1...4096, allowsNone: true)
}
