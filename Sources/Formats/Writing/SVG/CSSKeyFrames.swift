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
          offset: Self.offset(frame.offset), declaration: "transform:" + frame.transform,
          timing: frame.easing.map { Self.timing($0, precision) })
      })
  }

  private init(_ frames: [Frame], isOpen: Bool = false) {
    let apart = Self.apart(frames)
    let frames = isOpen ? apart : Self.withoutIdleTimings(apart)
    let timings = frames.compactMap(\.timing)
    let weights = Dictionary(grouping: timings, by: \.self).mapValues { group in
      group.count * Self.cost(group[0])
    }
    let best = timings.max { (weights[$0] ?? 0, $1) < (weights[$1] ?? 0, $0) } ?? "linear"
    commonTiming = best
    var groups: [(selectors: [String], declaration: String, timing: String)] = []
    for frame in frames {
      let timing = frame.timing ?? best
      let equal = groups.firstIndex {
        $0.declaration == frame.declaration && (frame.timing == nil || $0.timing == timing)
      }
      if let equal {
        groups[equal].selectors.append(Self.selector(frame.offset))
      } else {
        groups.append(([Self.selector(frame.offset)], frame.declaration, timing))
      }
    }
    body = groups.map { group in
      let timing = group.timing == best ? "" : ";animation-timing-function:" + group.timing
      return group.selectors.joined(separator: ",") + "{\(group.declaration)\(timing)}"
    }.joined()
  }

  /// The key frames, with no easing told where the value does not change onward.
  private static func withoutIdleTimings(_ frames: [Frame]) -> [Frame] {
    frames.indices.map { index in
      var frame = frames[index]
      let isLast = index == frames.count - 1
      if isLast || frames[index + 1].declaration == frame.declaration { frame.timing = nil }
      return frame
    }
  }

  /// What a rule saves when its easing is the common one.
  private static func cost(_ timing: String) -> Int {
    timing == "linear" ? 33 : 27 + timing.utf8.count
  }

  /// The key frames at places of their own: CSS lets only the last of several at one place count.
  ///
  /// Of two at one place the later one stays there, as the beginning of its interval; the earlier
  /// one goes a hundred-thousandth of the cycle before it.
  private static func apart(_ frames: [Frame]) -> [Frame] {
    var frames = frames.enumerated().filter { index, frame in
      index == frames.count - 1 || frame.offset < frames[index + 1].offset
        || frame.declaration != frames[index + 1].declaration
    }.map(\.element)
    for index in frames.indices.dropLast().reversed() {
      frames[index].offset = min(frames[index].offset, frames[index + 1].offset - 1)
    }
    if frames[0].offset < 0 { frames[0].offset = 0 }
    for index in frames.indices.dropFirst() {
      frames[index].offset = max(frames[index].offset, frames[index - 1].offset + 1)
    }
    return frames
  }

  private static func offset(_ fraction: Double) -> Int {
    Int((fraction * 100_000).rounded())
  }

  private static func selector(_ offset: Int) -> String {
    offset == 100_000 ? "to" : SVGNumber.text(Double(offset) / 1000, 3) + "%"
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
      let handles = [curve.x1, curve.y1, curve.x2, curve.y2].map(precision.handle)
      return "cubic-bezier(\(handles.joined(separator: ",")))"
    default: return "step-end"
    }
  }
}
