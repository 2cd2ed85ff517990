/// A CSS animation of one element (CSS Animations 1).
struct CSSAnimation: Sendable {
  /// What an animation of one element gives its property.
  enum Value: Sendable {
    case transform(TransformList)
    case opacity(Double)
    case visibility(Bool)
    /// A length or a list of lengths of a stroke's dashes.
    case dashes(name: String, [Double])
  }

  private struct Frame: Sendable {
    var offset: Double
    /// `nil` where no key frame is told: the element's own value.
    var value: Value?
    var easing: CurveEasing
  }

  private var clock = Clock()
  private var frames: [Frame] = []

  /// Reads the animation that a style sheet gives to an element of some classes, if any.
  init?(classes: String?, _ sheet: StyleSheet) throws {
    let names = (classes ?? "").split(separator: " ").map(String.init)
    let declarations = sheet.declarations(forClasses: names)
    guard declarations.contains(where: { $0.name == "animation" }) else { return nil }
    var easing = CurveEasing.linear
    var name = ""
    for declaration in declarations {
      switch declaration.name {
      case "animation": (name, easing) = try readShorthand(declaration.value)
      case "animation-delay": clock.begin = try Self.delay(declaration.value)
      case "opacity", "fill", "stroke", "color": break
      case let name where name.hasPrefix("--"): break
      default: throw ReadingError("\(declaration.name) is not understood")
      }
    }
    guard let rules = sheet.keyFrames[name] else {
      throw ReadingError("there are no key frames \(name)")
    }
    try readFrames(rules, easing, sheet.box)
  }

  private mutating func readShorthand(_ text: String) throws -> (String, CurveEasing) {
    clock = Clock()
    var times: [Double] = []
    var (name, easing) = ("", CurveEasing.curve(0.25, 0.1, 0.25, 1))
    for (index, word) in text.split(separator: " ").map(String.init).enumerated() {
      if let seconds = try? Clock.seconds(word) {
        times.append(seconds)
      } else if word == "infinite" {
        clock.count = .infinity
      } else if let count = Double(word) {
        clock.count = count
      } else if word == "forwards" {
        clock.staysAtEnd = true
      } else if index > 0 {
        easing = try CurveEasing(css: word)
      } else {
        name = word
      }
    }
    guard let duration = times.first, times.count <= 2, duration > 0 else {
      throw ReadingError("\(text) has no duration")
    }
    clock.duration = duration
    clock.begin = times.count == 2 ? times[1] : 0
    return (name, easing)
  }

  private mutating func readFrames(
    _ rules: [StyleSheet.Rule], _ common: CurveEasing,
    _ box: (width: Double, height: Double)
  ) throws {
    var byOffset: [Double: Frame] = [:]
    for rule in rules {
      let offset = try Self.offset(rule.selector)
      for declaration in rule.declarations where declaration.name != "animation-timing-function" {
        let timing = rule.declarations.last { $0.name == "animation-timing-function" }
        byOffset[offset] = Frame(
          offset: offset, value: try Self.value(declaration, box),
          easing: try timing.map { try CurveEasing(css: $0.value) } ?? common)
      }
    }
    for end in [0.0, 1] where byOffset[end] == nil {
      byOffset[end] = Frame(offset: end, value: nil, easing: common)
    }
    frames = byOffset.values.sorted { $0.offset < $1.offset }
  }

  /// A time, or a sum of a time and a multiple of another.
  private static func delay(_ text: String) throws -> Double {
    guard text.hasPrefix("calc(") else { return try Clock.seconds(text) }
    let pattern = /calc\((?:(-?[\d.]+s) \+ )?([\d.]+s)\*(-?[\d.]+)\)/
    guard let match = text.wholeMatch(of: pattern), let factor = Double(match.3) else {
      throw ReadingError("\(text) is no time")
    }
    let offset = try match.1.map { try Clock.seconds(String($0)) } ?? 0
    return offset + (try Clock.seconds(String(match.2))) * factor
  }

  private static func offset(_ selector: String) throws -> Double {
    if selector == "to" { return 1 }
    if selector == "from" { return 0 }
    guard selector.hasSuffix("%"), let percentage = Double(selector.dropLast()),
      (0...100).contains(percentage)
    else { throw ReadingError("\(selector) is no place of a key frame") }
    return percentage / 100
  }

  private static func value(
    _ declaration: (name: String, value: String), _ box: (width: Double, height: Double)
  ) throws -> Value {
    switch (declaration.name, declaration.value) {
    case ("transform", let text): return .transform(try TransformList(css: text, box))
    case ("visibility", "inherit"): return .visibility(true)
    case ("visibility", "hidden"): return .visibility(false)
    case ("stroke-dasharray", let text), ("stroke-dashoffset", let text):
      return .dashes(name: declaration.name, try TransformList.numbers(in: text))
    case ("opacity", let text):
      guard let opacity = Double(text) else { fallthrough }
      return .opacity(opacity)
    default: throw ReadingError("\(declaration) is not understood")
    }
  }

  /// The value at a time in seconds; `nil` while the attribute counts.
  func value(at time: Double) throws -> Value? {
    guard let progress = clock.progress(at: time) else { return nil }
    let index = frames.lastIndex { $0.offset <= progress } ?? 0
    guard index + 1 < frames.count else { return frames[index].value }
    let (start, end) = (frames[index], frames[index + 1])
    let share = start.easing((progress - start.offset) / (end.offset - start.offset))
    if start.value == nil, end.value == nil { return nil }
    switch (start.value, end.value) {
    case (nil, .visibility), (.visibility, nil):
      guard share <= 0 || share >= 1 else { throw ReadingError("half of an unknown visibility") }
      return share <= 0 ? start.value : end.value
    case (nil, .opacity(let b)): return .opacity(1 + (b - 1) * share)
    case (.opacity(let a), nil): return .opacity(a + (1 - a) * share)
    case (.transform(let a), .transform(let b)):
      return .transform(try a.interpolated(to: b, share))
    case (.opacity(let a), .opacity(let b)): return .opacity(a + (b - a) * share)
    case (.dashes(let name, let a), .dashes(let other, let b))
    where name == other && a.count == b.count:
      return .dashes(name: name, zip(a, b).map { $0 + ($1 - $0) * share })
    case (.visibility(let a), .visibility(let b)):
      // CSS Transitions, visibility: visible wherever the output lies between the ends.
      return .visibility(share <= 0 ? a : share >= 1 ? b : a || b)
    default: throw ReadingError("key frames of different properties")
    }
  }
}
