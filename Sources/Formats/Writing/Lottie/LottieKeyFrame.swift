internal import Geometry
internal import Timeline

/// A key frame as Lottie has it (Lottie 1.0, “Keyframes”).
struct LottieKeyFrame: Hashable {
  /// How the value goes on to the next key frame.
  enum Onward: Hashable {
    /// It stays until then.
    case hold
    /// It moves by an easing that has two handles.
    case eased(CubicBezierEasing)
  }

  /// The time in frames.
  let time: Double
  /// The value, a number a dimension.
  var value: [Double]
  /// How it goes on.
  var onward: Onward
  /// The handles of a curved way to the next place, relative to this place and to the next one.
  var tangents: Tangents?

  /// Two handles.
  struct Tangents: Hashable {
    let out: Point
    let into: Point
  }

  init(_ time: Double, _ value: [Double], _ easing: Easing = .linear, _ tangents: Tangents? = nil) {
    self.time = time
    self.value = value
    self.tangents = tangents
    switch easing {
    case .linear: onward = .eased(Self.linear)
    case .cubicBezier(let curve): onward = .eased(curve)
    default: onward = .hold
    }
  }

  private static let linear = CubicBezierEasing(0, 0, 1, 1)
}

extension LottieKeyFrame {
  /// Writes the key frame; the last one has nothing onward.
  func write(_ json: inout JSONWriter, isLast: Bool) {
    json.object { json in
      json.key("t")
      json.number(time)
      json.key("s")
      json.numbers(value)
      guard !isLast else { return }
      switch onward {
      case .hold:
        json.key("h")
        json.number(1)
      case .eased(let curve):
        json.key("o")
        handle(curve.x1, curve.y1, &json)
        json.key("i")
        handle(curve.x2, curve.y2, &json)
      }
      guard let tangents else { return }
      json.key("to")
      json.numbers([tangents.out.x, tangents.out.y])
      json.key("ti")
      json.numbers([tangents.into.x, tangents.into.y])
    }
  }

  /// A handle, the same in every dimension: along a curve there is one easing for both.
  private func handle(_ x: Double, _ y: Double, _ json: inout JSONWriter) {
    let count = tangents == nil ? value.count : 1
    json.object { json in
      json.key("x")
      json.numbers(Array(repeating: SVGNumber.rounded(x, 5), count: count))
      json.key("y")
      json.numbers(Array(repeating: SVGNumber.rounded(y, 5), count: count))
    }
  }
}

extension JSONWriter {
  /// Writes an array of numbers.
  mutating func numbers(_ values: [Double]) {
    array { json in
      for value in values { json.number(value) }
    }
  }
}
