internal import SceneGraph
internal import Timeline

/// Values with their times and splines, as SVG's animation elements have them.
struct SMILValues {
  private(set) var values: [Double] = []
  private var times: [Double] = []
  private var easings: [Easing] = []
  private let precision: SVGPrecision
  private let isDiscrete: Bool
  /// Words cannot be interpolated, and so are discrete without `calcMode`.
  private let canInterpolate: Bool

  init(_ track: Track<Double>, canInterpolate: Bool, _ precision: SVGPrecision) {
    self.canInterpolate = canInterpolate
    self.precision = precision
    var frames = track.keyFrames
    let jumps = zip(frames, frames.dropFirst()).allSatisfy { frame, next in
      frame.easing == .stepEnd || frame.value == next.value
    }
    isDiscrete = jumps
    // A discrete animation's last value holds from its own time to the end.
    if jumps, frames.count > 1, frames[frames.count - 1].value == frames[frames.count - 2].value {
      frames.removeLast()
    }
    for (index, frame) in frames.enumerated() {
      add(frame.value, frame.offset, frame.easing)
      guard !isDiscrete, frame.easing == .stepEnd, index + 1 < frames.count else { continue }
      easings[easings.count - 1] = .linear
      add(frame.value, frames[index + 1].offset, .linear)
    }
  }

  /// The distances of a movement in user units.
  init(_ motion: FlattenedMotion, _ precision: SVGPrecision) {
    self.precision = precision
    canInterpolate = true
    isDiscrete = false
    var last: Double?
    for leg in motion.legs {
      let (from, to) = motion.distances(of: leg)
      if let last, abs(last - from) > 1e-6 { add(last, leg.start, .linear) }
      add(from, leg.start, leg.easing)
      last = to
    }
    add(last ?? 0, 1, .linear)
  }

  private mutating func add(_ value: Double, _ time: Double, _ easing: Easing) {
    values.append(value)
    times.append(time)
    easings.append(easing)
  }

  var attributes: [XMLElement.Attribute] { attributes(isMotion: false) }

  /// `keyTimes`, `calcMode` and `keySplines`, each left out where its default says the same.
  ///
  /// The default of a movement's `calcMode` is `paced`, of all others `linear`.
  func attributes(isMotion: Bool) -> [XMLElement.Attribute] {
    var attributes: [XMLElement.Attribute] = []
    let texts = times.map(precision.offset)
    let gaps = isDiscrete ? texts.count : texts.count - 1
    let even = texts.indices.map { Double($0) / Double(max(gaps, 1)) }
    // Where one word goes, another comes elsewhere: at the same rounded place.
    let isExact = canInterpolate || even.allSatisfy { abs(SVGNumber.rounded($0, 5) - $0) < 1e-9 }
    let hasTimes = texts != even.map(precision.offset) || isMotion || !isExact
    if hasTimes {
      attributes.append(.init("keyTimes", texts.joined(separator: ";")))
    }
    let intervals = easings.dropLast()
    if isDiscrete {
      // Browsers take times that do not end at 1 only where the mode is told, even for words.
      if canInterpolate || hasTimes { attributes.append(.init("calcMode", "discrete")) }
    } else if intervals.contains(where: { $0 != .linear }) {
      attributes.append(.init("calcMode", "spline"))
      attributes.append(
        .init("keySplines", intervals.map(spline).joined(separator: ";")))
    } else if isMotion {
      attributes.append(.init("calcMode", "linear"))
    }
    return attributes
  }

  private func spline(_ easing: Easing) -> String {
    guard case .cubicBezier(let curve) = easing else { return "0 0 1 1" }
    return [curve.x1, curve.y1, curve.x2, curve.y2].map(precision.handle)
      .joined(separator: " ")
  }
}
