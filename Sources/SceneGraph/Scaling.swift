/// The factor by which a node is drawn larger, about its anchor.
public enum Scaling: Hashable, Sendable {
  /// The same factor both ways.
  case uniform(Animated<Double>)
  /// A factor to the right and one down.
  case uneven(x: Animated<Double>, y: Animated<Double>)

  /// No scaling.
  public static let none = Scaling.uniform(.constant(1))

  /// The factors at the scene's progress, 0 to 1.
  public func factors(at progress: Double) -> (x: Double, y: Double) {
    switch self {
    case .uniform(let scale):
      let factor = scale.value(at: progress)
      return (factor, factor)
    case .uneven(let x, let y): return (x.value(at: progress), y.value(at: progress))
    }
  }
}
