public import Timeline

/// The grammar of easings in queries: CSS keywords, or four numbers of a cubic Bézier easing.
public enum EasingGrammar {
  /// The keywords and what they mean (CSS Easing Functions 1, section 2).
  public static let keywords: [(name: String, easing: Easing)] = [
    ("linear", .linear), ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut),
    ("ease-in-out", .easeInOut), ("step-start", .stepStart), ("step-end", .stepEnd),
  ]

  /// Reads an easing, such as `ease-in-out`, `0.4,0,0.2,1` or `cubic-bezier(0.4,0,0.2,1)`.
  static func easing(_ text: String) -> Easing? {
    if let keyword = keywords.first(where: { $0.name == text }) { return keyword.easing }
    var list = text[...]
    if list.hasPrefix("cubic-bezier("), list.hasSuffix(")") {
      list = list.dropFirst("cubic-bezier(".count).dropLast()
    }
    let numbers = list.split(separator: ",", omittingEmptySubsequences: false)
      .map { NumberGrammar.number($0.trimmingSpaces()) }
    guard numbers.count == 4, let x1 = numbers[0], let y1 = numbers[1], let x2 = numbers[2],
      let y2 = numbers[3], (0...1).contains(x1), (0...1).contains(x2),
      (-2...3).contains(y1), (-2...3).contains(y2)
    else { return nil }
    let curve = CubicBezierEasing(x1, y1, x2, y2)
    return curve.isLinear ? .linear : .cubicBezier(curve)
  }
}

extension Substring {
  /// This text without ASCII spaces at its ends.
  func trimmingSpaces() -> Substring {
    let head = drop { $0 == " " }
    let tail = head.reversed().prefix { $0 == " " }
    return head.dropLast(tail.count)
  }
}
