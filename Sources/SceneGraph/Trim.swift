internal import Timeline

/// The part of a shape's outline that its stroke follows; what the shape is filled with stays.
///
/// Shares are of the length of the whole outline, counted from where it begins and the way it
/// goes (`Shape.outline`). The point at a share d is stroked where (d − start) mod 1 < length, so
/// that the part goes on at the outline's beginning where it leaves its end, as the dashes of SVG 2,
/// section 13.5.6, do. Of several subpaths each is counted from its own beginning. A part of length 0 is
/// a dot with round and square caps, and nothing with cut ends; one of length 1 is the whole
/// outline without ends.
public struct Trim: Hashable, Sendable {
  /// Where the part begins, as a share of the outline's length; any number.
  public var start: Animated<Double>
  /// How long the part is, as a share of the outline's length, 0 to 1.
  public var length: Animated<Double>

  /// Makes a part of an outline, in shares of the outline's length.
  public init(start: Animated<Double> = .constant(0), length: Animated<Double>) {
    self.start = start
    self.length = length
  }

  /// The part at the scene's progress, 0 to 1.
  public func state(at progress: Double) -> TrimState {
    TrimState(start: start.value(at: progress), length: length.value(at: progress))
  }
}

/// The part of an outline that is stroked at one instant.
public struct TrimState: Hashable, Sendable {
  /// Where it begins, as a share of the outline's length; any number.
  public let start: Double
  /// How long it is, as a share of the outline's length, 0 to 1.
  public let length: Double

  /// Makes a part of an outline; a length beyond 0 to 1 is taken for the nearer of the two.
  public init(start: Double, length: Double) {
    self.start = start
    self.length = min(max(length, 0), 1)
  }

  /// Whether the whole outline is stroked.
  public var isWhole: Bool { length == 1 }
}
