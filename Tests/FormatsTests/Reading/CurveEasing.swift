import Foundation

/// An easing as CSS or SVG writes it.
enum CurveEasing: Hashable, Sendable {
  case curve(Double, Double, Double, Double)
  case stepEnd

  static let linear = CurveEasing.curve(0, 0, 1, 1)

  /// CSS Easing Functions 1, the keywords and `cubic-bezier()`.
  init(css text: String) throws {
    switch text {
    case "linear": self = .linear
    case "ease": self = .curve(0.25, 0.1, 0.25, 1)
    case "ease-in": self = .curve(0.42, 0, 1, 1)
    case "ease-out": self = .curve(0, 0, 0.58, 1)
    case "ease-in-out": self = .curve(0.42, 0, 0.58, 1)
    case "step-end": self = .stepEnd
    default:
      guard text.hasPrefix("cubic-bezier("), text.hasSuffix(")") else {
        throw ReadingError("\(text) is no easing")
      }
      let numbers = text.dropFirst(13).dropLast().split(separator: ",").compactMap {
        Double($0)
      }
      guard numbers.count == 4, (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else {
        throw ReadingError("\(text) is no easing")
      }
      self = .curve(numbers[0], numbers[1], numbers[2], numbers[3])
    }
  }

  /// The output at an input within 0…1, the curve's parameter found by halving.
  func callAsFunction(_ input: Double) -> Double {
    guard case .curve(let x1, let y1, let x2, let y2) = self else { return input < 1 ? 0 : 1 }
    if input <= 0 || input >= 1 || self == .linear { return input }
    func bezier(_ p: Double, _ q: Double, _ s: Double) -> Double {
      3 * p * s * (1 - s) * (1 - s) + 3 * q * s * s * (1 - s) + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if bezier(x1, x2, middle) < input { low = middle } else { high = middle }
    }
    return bezier(y1, y2, low)
  }
}
