/// A value of which there is a value in between, as key frames need (Web Animations 1, section 5.2).
public protocol Interpolatable {
  /// The value at a progress between this one (0) and another (1); beyond, the line goes on.
  func interpolated(to end: Self, at progress: Double) -> Self
}

extension Double: Interpolatable {
  /// (1 − p)·a + p·b, exact at both ends and wherever both values are the same.
  @inlinable
  public func interpolated(to end: Double, at progress: Double) -> Double {
    if self == end { return self }
    return progress == 1 ? end : self + (end - self) * progress
  }
}
