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
    case motion
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
    case "animateMotion": target = .motion
    case "animateTransform" where property == "transform":
      target = .transform(type: element["type"] ?? "translate")
    case "animate", "set": target = .attribute(property ?? "")
    default: throw ReadingError("\(element.name) of \(property ?? "nothing")")
    }
    clock = try Self.clock(of: element)
    let mode = element["calcMode"] ?? (element.name == "animateMotion" ? "paced" : "linear")
    isDiscrete = mode == "discrete" || property == "visibility"
    let list = element[element.name == "set" ? "to" : "values"] ?? ""
    words = list.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    if property != "visibility" {
      values = try words.map { try TransformList.numbers(in: $0) }
    }
    try readTimes(element["keyTimes"], mode)
    try readSplines(element["keySplines"], mode)
  }

  private static func clock(of element: MarkupElement) throws -> Clock {
    var clock = Clock()
    clock.begin = try element["begin"].map { try Clock.value($0) } ?? 0
    clock.duration = try Clock.value(element["dur"] ?? "")
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
    if mode == "paced" {
      guard text == nil else { throw ReadingError("paced motion does not look at keyTimes") }
      return try readPace()
    }
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

  /// Times at which constant speed leads past the values (SVG 1.1, section 19.2.9).
  private mutating func readPace() throws {
    guard values.count > 1, values.allSatisfy({ $0.count == 2 }) else {
      throw ReadingError("no points to pace")
    }
    var way = [0.0]
    for (a, b) in zip(values, values.dropFirst()) {
      let (x, y) = (b[0] - a[0], b[1] - a[1])
      way.append(way[way.count - 1] + (x * x + y * y).squareRoot())
    }
    times = way.map { $0 / way[way.count - 1] }
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
    return try value(values: between, word: between.map { "\($0)" }.joined(separator: ","))
  }

  private func value(values: [Double], word: String) throws -> Value {
    switch target {
    case .transform(let type): return .transform(try TransformList(type: type, numbers: values))
    case .attribute(let name): return .attribute(name: name, value: word)
    case .motion:
      guard values.count == 2 else { throw ReadingError("\(values) is no point") }
      return .motion(x: values[0], y: values[1])
    }
  }
}
