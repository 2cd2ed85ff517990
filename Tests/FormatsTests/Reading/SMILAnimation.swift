/// An animation element of SVG 1.1, chapter 19.
struct SMILAnimation: Sendable {
  /// What an animation element gives its target.
  enum Value: Sendable {
    case transform(TransformList)
    case motion(x: Double, y: Double)
    case attribute(name: String, value: String)
  }

  private enum Target: Sendable {
    case transform(type: String)
    case motion(PathWalk)
    case attribute(String)
  }

  private let target: Target
  private let clock: Clock
  private var values: [[Double]] = []
  private var words: [String] = []
  private var times: [Double] = []
  private var splines: [CurveEasing] = []
  private let isDiscrete: Bool

  init(_ element: MarkupElement) throws {
    let property = element["attributeName"]
    switch element.name {
    case "animateMotion": target = .motion(try PathWalk(element["path"] ?? ""))
    case "animateTransform" where property == "transform":
      target = .transform(type: element["type"] ?? "translate")
    case "animate": target = .attribute(property ?? "")
    default: throw ReadingError("\(element.name) of \(property ?? "nothing")")
    }
    clock = try Self.clock(of: element)
    let mode = element["calcMode"] ?? (element.name == "animateMotion" ? "paced" : "linear")
    isDiscrete = mode == "discrete" || property == "visibility"
    let list = element[element.name == "animateMotion" ? "keyPoints" : "values"] ?? ""
    words = list.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    if property != "visibility" {
      values = try words.map { try TransformList.numbers(in: $0) }
    }
    try readTimes(element["keyTimes"], mode)
    try readSplines(element["keySplines"], mode)
  }

  private static func clock(of element: MarkupElement) throws -> Clock {
    var clock = Clock()
    clock.begin = try element["begin"].map { try Clock.seconds($0, needsDigit: true) } ?? 0
    clock.duration = try Clock.seconds(element["dur"] ?? "", needsDigit: true)
    clock.staysAtEnd = element["fill"] == "freeze"
    switch element["repeatCount"] {
    case nil: break
    case "indefinite": clock.count = .infinity
    case let text?:
      guard let count = Double(text), count > 0 else { throw ReadingError("repeats \(text)") }
      clock.count = count
    }
    return clock
  }

  /// A list that breaks the rules of SMIL Animation, section 3.2.3, leaves the element without
  /// effect. Browsers ask for a last time of 1 unless `calcMode` itself says discrete.
  private mutating func readTimes(_ text: String?, _ mode: String) throws {
    guard mode != "paced" else { throw ReadingError("paced motion takes no part in this") }
    guard let text else {
      let gaps = max(isDiscrete ? words.count : words.count - 1, 1)
      times = words.indices.map { Double($0) / Double(gaps) }
      return
    }
    times = text.split(separator: ";", omittingEmptySubsequences: false).compactMap {
      Double($0)
    }
    let ascends = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    guard times.count == words.count, ascends, times.first == 0,
      mode == "discrete" || times.last == 1, times.allSatisfy({ (0...1).contains($0) })
    else { throw ReadingError("keyTimes \(text) for \(words.count) values") }
  }

  private mutating func readSplines(_ text: String?, _ mode: String) throws {
    guard mode == "spline" else {
      splines = words.map { _ in .linear }
      guard text == nil else { throw ReadingError("keySplines without their mode") }
      return
    }
    splines = try (text ?? "").split(separator: ";").map { item in
      let n = try TransformList.numbers(in: item)
      guard n.count == 4, n.allSatisfy({ (0...1).contains($0) }) else {
        throw ReadingError("keySplines \(item)")
      }
      return .curve(n[0], n[1], n[2], n[3])
    }
    guard splines.count == words.count - 1 else { throw ReadingError("too few keySplines") }
  }

  /// The value at a time in seconds; `nil` while the attribute counts.
  func value(at time: Double) throws -> Value? {
    guard let progress = clock.progress(at: time) else { return nil }
    let index = times.lastIndex { $0 <= progress } ?? 0
    guard !values.isEmpty else { return try value(values: [], word: words[index]) }
    guard !isDiscrete, index + 1 < times.count else {
      return try value(values: values[index], word: words[index])
    }
    let gap = times[index + 1] - times[index]
    let share = splines[index]((progress - times[index]) / gap)
    guard values[index].count == values[index + 1].count else {
      throw ReadingError("values of different length")
    }
    let between = zip(values[index], values[index + 1]).map { $0 + ($1 - $0) * share }
    return try value(values: between, word: between.first.map { "\($0)" } ?? "")
  }

  private func value(values: [Double], word: String) throws -> Value {
    switch target {
    case .transform(let type): return .transform(try TransformList(type: type, numbers: values))
    case .attribute(let name): return .attribute(name: name, value: word)
    case .motion(let walk):
      let point = walk.point(at: values.first ?? 0)
      return .motion(x: point.x, y: point.y)
    }
  }
}
