#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What one operation costs over growing sizes.
struct Curve {
  /// How the cost may grow with the size.
  enum Growth {
    /// Not at all: the exponent stays below 0.15.
    case none
    /// At most in proportion: the exponent of the upper half stays below 1.15.
    case linear
  }

  /// What is done.
  let subject: String
  /// What the size counts.
  let unit: String
  /// How the cost may grow.
  let growth: Growth
  /// The cost of one operation in nanoseconds, by size.
  private(set) var points: [(size: Int, nanoseconds: Double)] = []

  /// Measures an operation; `prepare` makes it for a size, outside of the time that is taken.
  init(
    _ subject: String, by unit: String, _ sizes: [Int], _ growth: Growth = .linear,
    prepare: (Int) -> () -> Int
  ) {
    self.subject = subject
    self.unit = unit
    self.growth = growth
    points = sizes.map { ($0, Stopwatch.nanoseconds(of: prepare($0))) }
  }

  /// The exponent e of the cost c · size^e: the slope of both logarithms by least squares, over
  /// the upper half of the sizes, where what does not grow weighs least.
  var exponent: Double {
    let upper = points.suffix(max(3, (points.count + 1) / 2))
    let x = upper.map { log(Double($0.size)) }
    let y = upper.map { log($0.nanoseconds) }
    let count = Double(upper.count)
    let meanX = x.reduce(0, +) / count
    let meanY = y.reduce(0, +) / count
    var covariance = 0.0
    var variance = 0.0
    for (x, y) in zip(x, y) {
      covariance += (x - meanX) * (y - meanY)
      variance += (x - meanX) * (x - meanX)
    }
    return covariance / variance
  }

  /// Whether the cost grows no faster than it may.
  var holds: Bool { exponent < (growth == .none ? 0.15 : 1.15) }

  /// The curve as lines of text.
  var text: String {
    var lines = [
      "\(subject), by \(unit): size^\(decimal(exponent, 2)), \(holds ? "met" : "MISSED")"
    ]
    for (size, cost) in points {
      let share = growth == .none ? "" : "  \(column(decimal(cost / Double(size), 1), 12)) ns each"
      lines.append("  \(column(String(size), 8))  \(column(decimal(cost, 1), 14)) ns\(share)")
    }
    return lines.joined(separator: "\n")
  }

  private func column(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private func decimal(_ value: Double, _ decimals: Int) -> String {
    let power = decimals == 1 ? 10.0 : 100.0
    let units = Int((value.magnitude * power).rounded())
    let fraction = String(units % Int(power))
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return "\(value < 0 ? "-" : "")\(units / Int(power)).\(zeros)\(fraction)"
  }
}
