import Foundation

/// A list of transform functions, as an attribute or a CSS declaration has it.
struct TransformList: Sendable {
  private struct Function: Sendable {
    var name: String
    var numbers: [Double]
  }

  private var functions: [Function]

  private init(_ functions: [Function]) { self.functions = functions }

  /// The grammar of the attribute: numbers without units.
  init(attribute text: String) throws {
    self.init(try Self.calls(in: text).map { try Self.function($0, Self.numbers(in: $1)) })
  }

  /// The grammar of CSS: arguments between commas, with units on whatever is not 0.
  ///
  /// Lengths have to be percentages of the view box (CSS Transforms 1, section 5): WebKit takes
  /// pixels for too long where the page is zoomed.
  init(css text: String, _ box: (width: Double, height: Double) = (100, 100)) throws {
    self.init(
      try Self.calls(in: text).map { name, inside in
        let unit = name.hasPrefix("translate") ? "%" : name == "rotate" ? "deg" : ""
        var numbers = try inside.split(separator: ",", omittingEmptySubsequences: false).map {
          guard $0.hasSuffix(unit) || $0 == "0",
            let number = Double($0.hasSuffix(unit) ? $0.dropLast(unit.count) : $0)
          else { throw ReadingError("\(text): \($0) is no argument of \(name)") }
          return number
        }
        if unit == "%" {
          let wholes = name == "translateY" ? [box.height] : [box.width, box.height]
          numbers = zip(numbers, wholes).map { $0 / 100 * $1 }
        }
        return try Self.function(name, numbers)
      })
  }

  /// One function of a kind that `animateTransform` knows.
  init(type: String, numbers: [Double]) throws {
    self.init([try Self.function(type, numbers)])
  }

  var matrix: Matrix {
    functions.reduce(.identity) { matrix, function in
      let n = function.numbers
      switch function.name {
      case "translate": return matrix * .translation(n[0], n[1])
      case "scale": return matrix * .scaling(n[0], n[1])
      default:
        return matrix * .translation(n[1], n[2]) * .rotation(degrees: n[0])
          * .translation(-n[1], -n[2])
      }
    }
  }

  /// Function by function; lists of other functions each would become matrices, which turns
  /// and swings wrongly, and so count as a fault.
  func interpolated(to end: TransformList, _ share: Double) throws -> TransformList {
    guard functions.map(\.name) == end.functions.map(\.name) else {
      throw ReadingError("transform lists of unlike functions follow each other")
    }
    return TransformList(
      zip(functions, end.functions).map { a, b in
        Function(
          name: a.name, numbers: zip(a.numbers, b.numbers).map { $0 + ($1 - $0) * share })
      })
  }

  private static func calls(in text: String) throws -> [(name: String, inside: String)] {
    let calls = text.matches(of: /([A-Za-z]+)\(([^()]*)\)/)
    let read = calls.map { String($0.output.0) }
    guard [read.joined(), read.joined(separator: " ")].contains(text) else {
      throw ReadingError("\(text) is no list of transforms")
    }
    return calls.map { (String($0.output.1), String($0.output.2)) }
  }

  /// Numbers between commas or spaces, or told apart by their signs (CSS Transforms 1, § 7).
  static func numbers(in text: some StringProtocol) throws -> [Double] {
    let pattern = /[ ,]?([+\-]?(?:\d+\.?\d*|\.\d+))/
    let text = String(text)
    let found = text.matches(of: pattern)
    guard found.map({ String($0.output.0) }).joined() == text else {
      throw ReadingError("\(text) is no list of numbers")
    }
    return found.compactMap { Double($0.output.1) }
  }

  private static func function(_ name: String, _ n: [Double]) throws -> Function {
    switch (name, n.count) {
    case ("translate", 1), ("translateX", 1): Function(name: "translate", numbers: [n[0], 0])
    case ("translateY", 1): Function(name: "translate", numbers: [0, n[0]])
    case ("translate", 2), ("scale", 2): Function(name: name, numbers: n)
    case ("scale", 1): Function(name: name, numbers: [n[0], n[0]])
    case ("scaleX", 1): Function(name: "scale", numbers: [n[0], 1])
    case ("scaleY", 1): Function(name: "scale", numbers: [1, n[0]])
    case ("rotate", 1): Function(name: name, numbers: [n[0], 0, 0])
    case ("rotate", 3): Function(name: name, numbers: n)
    default: throw ReadingError("no transform \(name) of \(n.count) numbers")
    }
  }
}
