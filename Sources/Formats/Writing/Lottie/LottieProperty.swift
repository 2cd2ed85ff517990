internal import SceneGraph
internal import Timeline

/// A property as Lottie has it: a value that stands still, or key frames (Lottie 1.0, “Properties”).
enum LottieProperty: Hashable {
  /// The same value always.
  case still([Double])
  /// Key frames from 0 to the end of the cycle, where the value is that of the beginning again.
  case moving([LottieKeyFrame])

  /// Makes a property of key frames that may lie on each other, in their order.
  ///
  /// Of more than two at one time the first and the last count. Where the cycle does not end with
  /// the value it began with, it jumps back at its very end.
  init(_ frames: [LottieKeyFrame]) {
    var kept: [LottieKeyFrame] = []
    for frame in frames {
      if kept.count > 1, kept[kept.count - 2].time == frame.time { kept.removeLast() }
      if kept.count == 1, kept[0].time == frame.time, frame.time == 0 { kept.removeLast() }
      if let last = kept.last, last.time == frame.time {
        kept[kept.count - 1].onward = .hold
        kept[kept.count - 1].tangents = nil
      }
      kept.append(frame)
    }
    let isStill = kept.allSatisfy { $0.value == kept[0].value && $0.tangents == nil }
    guard !isStill, var last = kept.last else {
      self = .still(kept.first?.value ?? [])
      return
    }
    if last.value != kept[0].value {
      if kept.count > 1, kept[kept.count - 2].time == last.time {
        kept.removeLast()
      } else {
        kept[kept.count - 1].onward = .hold
      }
      last.value = kept[0].value
      kept.append(last)
    }
    self = .moving(kept)
  }

  /// Makes a property of one number, each value multiplied by a factor and rounded.
  init(
    _ value: FlattenedValue, _ clock: LottieClock, factor: Double = 1, decimals: Int = 3
  ) {
    switch value.unshifted {
    case nil: self = .still([SVGNumber.rounded(value.first * factor, decimals)])
    case let track?:
      self.init(
        track.keyFrames.map {
          LottieKeyFrame(
            clock.time(at: $0.offset), [SVGNumber.rounded($0.value * factor, decimals)], $0.easing)
        })
    }
  }

  /// Both numbers as one property; `nil` where they do not move in step.
  static func joined(_ x: LottieProperty, _ y: LottieProperty) -> LottieProperty? {
    switch (x, y) {
    case (.still(let x), .still(let y)): return .still(x + y)
    case (.moving(let frames), .still(let y)):
      return .moving(frames.map { $0.with($0.value + y) })
    case (.still(let x), .moving(let frames)):
      return .moving(frames.map { $0.with(x + $0.value) })
    case (.moving(let left), .moving(let right)):
      let isInStep =
        left.map(\.time) == right.map(\.time) && left.map(\.onward) == right.map(\.onward)
      return isInStep
        ? .moving(zip(left, right).map { $0.with($0.value + $1.value) }) : nil
    }
  }

  /// Writes the property.
  func write(_ json: inout JSONWriter) {
    json.object { json in
      json.key("a")
      switch self {
      case .still(let value):
        json.number(0)
        json.key("k")
        if value.count == 1 { json.number(value[0]) } else { json.numbers(value) }
      case .moving(let frames):
        json.number(1)
        json.key("k")
        json.array { json in
          for (index, frame) in frames.enumerated() {
            frame.write(&json, isLast: index == frames.count - 1)
          }
        }
      }
    }
  }
}

extension LottieKeyFrame {
  fileprivate func with(_ value: [Double]) -> LottieKeyFrame {
    var frame = self
    frame.value = value
    return frame
  }
}
