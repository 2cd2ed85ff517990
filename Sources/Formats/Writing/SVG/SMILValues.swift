internal import Geometry
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
  /// `animateMotion` is paced by its values' distances unless another mode is told.
  private let isMotion: Bool

  init(_ track: Track<Double>, _ property: SVGProperty, _ precision: SVGPrecision) {
    self.init(
      track.keyFrames.map { frame in
        Frame(
          value: property.numbers(frame.value, precision), time: frame.offset,
          easing: frame.easing)
      }, canInterpolate: property != .visibility, precision)
  }

  /// The points of a movement.
  init<Place>(
    travelling legs: [MotionLeg<Place>], _ precision: SVGPrecision, _ point: (Place) -> Point
  ) {
    self.init(legs, precision, isMotion: true) { precision.coordinates(point($0)) }
  }

  /// One part of a movement, as text for each place.
  init<Place>(
    _ legs: [MotionLeg<Place>], _ precision: SVGPrecision, isMotion: Bool = false,
    _ text: (Place) -> String
  ) {
    var frames: [Frame] = []
    var last: String?
    for leg in legs {
      let (from, to) = (text(leg.from), text(leg.to))
      if let last, last != from {
        frames.append(Frame(value: last, time: leg.start, easing: .stepEnd))
      }
      frames.append(Frame(value: from, time: leg.start, easing: leg.easing))
      last = to
    }
    frames.append(Frame(value: last ?? "", time: 1, easing: .linear))
    self.init(frames, canInterpolate: true, isMotion: isMotion, precision)
  }

  private init(
    _ frames: [Frame], canInterpolate: Bool, isMotion: Bool = false, _ precision: SVGPrecision
  ) {
    self.canInterpolate = canInterpolate
    self.isMotion = isMotion
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
    let easings = frames.dropLast().map(\.easing)
    let isEased = !isDiscrete && easings.contains { $0 != .linear }
    let isPaced = isMotion && !isDiscrete && !isEased && isPacedByDistance
    let hasTimes = !isPaced && !isEven
    var told = frames
    // A list of times ends at 1: there a discrete value shows that holds anyway.
    if hasTimes, isDiscrete, let last = frames.last, last.time < 1 {
      told.append(Frame(value: last.value, time: 1, easing: .linear))
    }
    var attributes = [XMLElement.Attribute("values", told.map(\.value).joined(separator: ";"))]
    if hasTimes {
      attributes.append(.init("keyTimes", told.map { text($0.time) }.joined(separator: ";")))
    }
    if isDiscrete {
      if canInterpolate { attributes.append(.init("calcMode", "discrete")) }
    } else if isEased {
      attributes.append(.init("calcMode", "spline"))
      attributes.append(
        .init("keySplines", easings.map(spline).joined(separator: ";")))
    } else if isMotion, !isPaced {
      attributes.append(.init("calcMode", "linear"))
    }
    return attributes
  }

  /// A time; where one word goes, another comes elsewhere, at the same rounded time.
  private func text(_ time: Double) -> String {
    canInterpolate ? precision.offset(time) : SVGNumber.text(time, 5)
  }

  /// Whether the times are what they are by default; words want them exactly.
  private var isEven: Bool {
    let gaps = Double(max(isDiscrete ? frames.count : frames.count - 1, 1))
    return frames.enumerated().allSatisfy { index, frame in
      let even = Double(index) / gaps
      return text(frame.time) == text(even)
        && (canInterpolate || abs(SVGNumber.rounded(even, 5) - even) < 1e-9)
    }
  }

  /// Whether constant speed leads past every value at its time (SVG 1.1, section 19.2.9).
  private var isPacedByDistance: Bool {
    let points = frames.map { frame in
      let numbers = frame.value.split(separator: ",").compactMap { Double($0) }
      return Point(numbers.first ?? 0, numbers.last ?? 0)
    }
    let ways = zip(points, points.dropFirst()).map { $0.distance(to: $1) }
    let length = ways.reduce(0, +)
    guard length > 0 else { return false }
    var way = 0.0
    return zip(frames, ways).allSatisfy { frame, next in
      defer { way += next }
      return next > 0 && precision.offset(way / length) == precision.offset(frame.time)
    }
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
    return precision.handles(curve, separator: UInt8(ascii: " "))
  }
}
