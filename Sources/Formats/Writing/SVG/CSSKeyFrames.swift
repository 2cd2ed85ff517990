internal import SceneGraph
internal import Timeline

/// The key frames of a CSS animation, and the easing that is told once for all of them.
struct CSSKeyFrames: Hashable {
  /// One key frame before it is joined with its equals.
  struct Frame: Hashable {
    /// The place in thousandths of a per cent, 0 to 100,000.
    var offset: Int
    var declaration: String
    /// The easing onward; `nil` where it makes no difference.
    var timing: String?
  }

  /// What stands between the braces of `@keyframes`.
  let body: String
  /// The easing of every key frame that tells none.
  let commonTiming: String

  /// Key frames of a property.
  ///
  /// Of a visibility that changes for ever those at the ends are left out: before the first one
  /// the element's own visibility shows (CSS Animations 1, section 3), after the last one a step.
  init(
    _ track: Track<Double>, _ property: SVGProperty, _ precision: SVGPrecision, isEndless: Bool
  ) {
    let isOpen = property == .visibility && isEndless
    let told = track.keyFrames.filter { !isOpen || $0.offset > 0 && $0.offset < 1 }
    self.init(
      told.map { frame in
        Frame(
          offset: Self.offset(frame.offset),
          declaration: property.declaration(frame.value, precision),
          timing: Self.timing(frame.easing, precision))
      }, isOpen: isOpen)
  }

  init(_ motion: FlattenedMotion, mayTurn: Bool, _ precision: SVGPrecision) {
    self.init(
      CSSMotion(motion, mayTurn: mayTurn, precision).frames.map { frame in
        Frame(
          offset: Self.offset(frame.offset), declaration: frame.declaration,
          timing: frame.easing.map { Self.timing($0, precision) })
      })
  }

  private init(_ frames: consuming [Frame], isOpen: Bool = false) {
    Self.setApart(&frames)
    if !isOpen { Self.dropIdleTimings(&frames) }
    let best = Self.common(frames)
    var css: [UInt8] = []
    css.reserveCapacity(100 * frames.count)
    var isTold = Array(repeating: false, count: frames.count)
    for first in frames.indices where !isTold[first] {
      let timing = frames[first].timing ?? best
      Self.append(selector: frames[first].offset, to: &css)
      for next in frames.indices.dropFirst(first + 1) where !isTold[next] {
        guard frames[next].declaration == frames[first].declaration,
          frames[next].timing == nil || frames[next].timing == timing
        else { continue }
        css.append(",")
        Self.append(selector: frames[next].offset, to: &css)
        isTold[next] = true
      }
      css.append("{")
      css.append(frames[first].declaration)
      if timing != best {
        css.append(";animation-timing-function:")
        css.append(timing)
      }
      css.append("}")
    }
    commonTiming = best
    body = String(decoding: css, as: UTF8.self)
  }

  /// The easing that saves most when it is told once; of equally good ones the first by name.
  private static func common(_ frames: [Frame]) -> String {
    var weights: [(timing: String, weight: Int)] = []
    for frame in frames {
      guard let timing = frame.timing else { continue }
      if let index = weights.firstIndex(where: { $0.timing == timing }) {
        weights[index].weight += cost(timing)
      } else {
        weights.append((timing, cost(timing)))
      }
    }
    return weights.max { ($0.weight, $1.timing) < ($1.weight, $0.timing) }?.timing ?? "linear"
  }

  /// Leaves out easings where the value does not change onward.
  private static func dropIdleTimings(_ frames: inout [Frame]) {
    for index in frames.indices {
      let isLast = index == frames.count - 1
      if isLast || frames[index + 1].declaration == frames[index].declaration {
        frames[index].timing = nil
      }
    }
  }

  /// What a rule saves when its easing is the common one.
  private static func cost(_ timing: String) -> Int {
    timing == "linear" ? 33 : 27 + timing.utf8.count
  }

  /// Puts the key frames at places of their own: CSS lets only the last of several at one place count.
  ///
  /// Of two at one place the later one stays there, as the beginning of its interval; the earlier
  /// one goes a hundred-thousandth of the cycle before it.
  private static func setApart(_ frames: inout [Frame]) {
    for index in frames.indices.dropLast().reversed()
    where frames[index].offset >= frames[index + 1].offset
      && frames[index].declaration == frames[index + 1].declaration
    {
      frames.remove(at: index)
    }
    for index in frames.indices.dropLast().reversed() {
      frames[index].offset = min(frames[index].offset, frames[index + 1].offset - 1)
    }
    if frames[0].offset < 0 { frames[0].offset = 0 }
    for index in frames.indices.dropFirst() {
      frames[index].offset = max(frames[index].offset, frames[index - 1].offset + 1)
    }
  }

  private static func offset(_ fraction: Double) -> Int {
    Int((fraction * 100_000).rounded())
  }

  private static func append(selector offset: Int, to css: inout [UInt8]) {
    if offset == 100_000 { return css.append("to") }
    DecimalText.append(Double(offset) / 1000, decimals: 3, leadingZero: false, to: &css)
    css.append("%")
  }

  /// An easing as CSS has it, the keyword where there is one.
  private static func timing(_ easing: Easing, _ precision: SVGPrecision) -> String {
    switch easing {
    case .linear: return "linear"
    case .ease: return "ease"
    case .easeIn: return "ease-in"
    case .easeOut: return "ease-out"
    case .easeInOut: return "ease-in-out"
    case .cubicBezier(let curve):
      return "cubic-bezier(" + precision.handles(curve, separator: UInt8(ascii: ",")) + ")"
    default: return "step-end"
    }
  }
}
