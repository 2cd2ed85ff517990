internal import SceneGraph
internal import Timeline

/// Values with their times and splines, as SVG's animation elements have them.
struct SMILValues {
  /// One value, and how it goes on to the next.
  struct Frame {
    var value: String
    var time: Double
    var easing: Easing
  }

  private var frames: [Frame]
  private let precision: SVGPrecision
  private let isDiscrete: Bool
  /// Words cannot be interpolated, and so are discrete without `calcMode`.
  private let canInterpolate: Bool

  init(_ track: Track<Double>, _ property: SVGProperty, _ precision: SVGPrecision) {
    self.init(
      track.keyFrames.map { frame in
        Frame(
          value: property.numbers(frame.value, precision), time: frame.offset,
          easing: frame.easing)
      }, canInterpolate: property != .visibility, precision)
  }

  /// One part of a movement, as text for each place.
  init(
    _ motion: PolarMotion, _ precision: SVGPrecision, _ text: (PolarMotion.Place) -> String
  ) {
    var frames: [Frame] = []
    var last: String?
    for leg in motion.legs {
      let (from, to) = (text(leg.from), text(leg.to))
      if let last, last != from {
        frames.append(Frame(value: last, time: leg.start, easing: .stepEnd))
      }
      frames.append(Frame(value: from, time: leg.start, easing: leg.easing))
      last = to
    }
    frames.append(Frame(value: last ?? "", time: 1, easing: .linear))
    self.init(frames, canInterpolate: true, precision)
  }

  private init(_ frames: [Frame], canInterpolate: Bool, _ precision: SVGPrecision) {
    self.canInterpolate = canInterpolate
    self.precision = precision
    let needed = Self.withoutIdle(frames)
    isDiscrete = zip(needed, needed.dropFirst()).allSatisfy { frame, next in
      frame.easing == .stepEnd || frame.value == next.value || frame.time == next.time
    }
    self.frames = isDiscrete ? Self.jumps(needed) : Self.stepsAsRepetitions(needed)
  }

  /// The one value, where nothing varies.
  var constant: String? {
    frames.allSatisfy { $0.value == frames[0].value } ? frames[0].value : nil
  }

  /// `values`, `keyTimes`, `calcMode` and `keySplines`, each left out where its default does.
  var attributes: [XMLElement.Attribute] {
    var attributes = [
      XMLElement.Attribute("values", frames.map(\.value).joined(separator: ";"))
    ]
    let texts = frames.map { precision.offset($0.time) }
    let gaps = isDiscrete ? texts.count : texts.count - 1
    let even = texts.indices.map { Double($0) / Double(max(gaps, 1)) }
    // Where one word goes, another comes elsewhere: at the same rounded place.
    let isExact = canInterpolate || even.allSatisfy { abs(SVGNumber.rounded($0, 5) - $0) < 1e-9 }
    let hasTimes = texts != even.map(precision.offset) || !isExact
    if hasTimes {
      attributes.append(.init("keyTimes", texts.joined(separator: ";")))
    }
    let easings = frames.dropLast().map(\.easing)
    if isDiscrete {
      // Browsers take times that do not end at 1 only where the mode is told, even for words.
      if canInterpolate || hasTimes { attributes.append(.init("calcMode", "discrete")) }
    } else if easings.contains(where: { $0 != .linear }) {
      attributes.append(.init("calcMode", "spline"))
      attributes.append(
        .init("keySplines", easings.map(spline).joined(separator: ";")))
    }
    return attributes
  }

  /// The frames but for those between two of the same value, and with no easing where none shows.
  private static func withoutIdle(_ frames: [Frame]) -> [Frame] {
    var result: [Frame] = []
    for (index, frame) in frames.enumerated() {
      let next = index + 1 < frames.count ? frames[index + 1].value : nil
      if let last = result.last, last.value == frame.value, frame.value == next { continue }
      result.append(frame)
      if frame.value == next, frame.easing != .stepEnd {
        result[result.count - 1].easing = .linear
      }
    }
    return result
  }

  /// The frames at which a value begins: a discrete animation's last value holds to the end.
  private static func jumps(_ frames: [Frame]) -> [Frame] {
    frames.reduce(into: []) { result, frame in
      if let last = result.last, last.time == frame.time { result.removeLast() }
      if result.last?.value != frame.value { result.append(frame) }
    }
  }

  /// A step as the same value again at the time of the jump.
  private static func stepsAsRepetitions(_ frames: [Frame]) -> [Frame] {
    var result: [Frame] = []
    for (index, frame) in frames.enumerated() {
      result.append(frame)
      guard frame.easing == .stepEnd else { continue }
      result[result.count - 1].easing = .linear
      guard index + 1 < frames.count, frames[index + 1].time > frame.time else { continue }
      result.append(Frame(value: frame.value, time: frames[index + 1].time, easing: .linear))
    }
    return result
  }

  private func spline(_ easing: Easing) -> String {
    guard case .cubicBezier(let curve) = easing else { return "0 0 1 1" }
    return [curve.x1, curve.y1, curve.x2, curve.y2].map(precision.handle)
      .joined(separator: " ")
  }
}
