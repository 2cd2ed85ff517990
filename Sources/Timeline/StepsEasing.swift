/// A step easing (CSS Easing Functions 1, section 2.3): the output goes up in equal jumps.
public struct StepsEasing: Hashable, Sendable {
  /// Where the jumps lie in the interval.
  public enum JumpPosition: String, Hashable, Sendable, CaseIterable {
    /// The first jump is at the start (`jump-start`, `start`).
    case start
    /// The last jump is at the end (`jump-end`, `end`).
    case end
    /// No jump at either end (`jump-none`); takes two steps at least.
    case none
    /// A jump at both ends (`jump-both`).
    case both
  }

  /// The number of intervals, at least 1 (2 with `JumpPosition.none`).
  public let count: Int
  /// Where the jumps lie.
  public let jump: JumpPosition

  /// Makes a step easing; a count that is too small is raised to the least that is allowed.
  public init(_ count: Int, jump: JumpPosition = .end) {
    self.count = max(count, jump == .none ? 2 : 1)
    self.jump = jump
  }

  /// The number of jumps between 0 and 1.
  private var jumps: Int {
    switch jump {
    case .start, .end: count
    case .none: count - 1
    case .both: count + 1
    }
  }

  /// The output progress at an input progress.
  ///
  /// `before` is the clause's before flag: at a step's own edge it selects the side before it.
  /// The product of input and count is rounded to 50 bits, so that k / n is the edge of step k.
  public func value(at x: Double, before: Bool = false) -> Double {
    let scaled = (x * Double(count)).roundedTo50Bits
    var step = scaled.rounded(.down)
    if jump == .start || jump == .both { step += 1 }
    if before, scaled == scaled.rounded(.down) { step -= 1 }
    if x >= 0, step < 0 { step = 0 }
    if x <= 1, step > Double(jumps) { step = Double(jumps) }
    return step / Double(jumps)
  }
}
