/// A value at an offset of a track, and the easing onward to the next one.
public struct KeyFrame<Value> {
  /// The place in the iteration, 0 to 1.
  public let offset: Double
  /// The value there.
  public let value: Value
  /// The easing from here to the next key frame.
  public let easing: Easing

  /// Makes a key frame.
  @inlinable
  public init(_ offset: Double, _ value: Value, easing: Easing = .linear) {
    self.offset = offset
    self.value = value
    self.easing = easing
  }
}

extension KeyFrame: Sendable where Value: Sendable {}
extension KeyFrame: Equatable where Value: Equatable {
  /// Whether both are the same in every respect.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.offset == right.offset && left.value == right.value && left.easing == right.easing
  }
}
extension KeyFrame: Hashable where Value: Hashable {}

/// Ordered key frames of one property (Web Animations 1, section 5.3).
public struct Track<Value> {
  /// The key frames, their offsets never descending; two at one offset are a jump.
  public let keyFrames: [KeyFrame<Value>]

  /// Makes a track of key frames, at least one; they are put in the order of their offsets.
  @inlinable
  public init(_ first: KeyFrame<Value>, _ others: KeyFrame<Value>...) {
    self.init(first: first, others: others)
  }

  /// Makes a track of a first key frame and any number of others.
  @inlinable
  public init(first: KeyFrame<Value>, others: [KeyFrame<Value>]) {
    var all: [KeyFrame<Value>] = []
    all.reserveCapacity(1 + others.count)
    all.append(first)
    all += others
    var isOrdered = true
    for index in all.indices.dropFirst() where !(all[index - 1].offset <= all[index].offset) {
      isOrdered = false
    }
    keyFrames = isOrdered ? all : Self.stablySorted(all)
  }

  @inlinable
  static func stablySorted(_ frames: [KeyFrame<Value>]) -> [KeyFrame<Value>] {
    frames.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
  }

  /// The index of the key frame whose interval holds a progress; intervals are `[begin, end)`.
  @inlinable
  public func index(at progress: Double) -> Int {
    var low = 0
    var high = keyFrames.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if keyFrames[middle].offset <= progress { low = middle } else { high = middle }
    }
    return low
  }
}

extension Track where Value: Interpolatable {
  /// The value at a progress; before the first and behind the last key frame that one's value.
  @inlinable
  public func value(at progress: Double) -> Value {
    let index = index(at: progress)
    let start = keyFrames[index]
    guard progress >= start.offset, index + 1 < keyFrames.count else { return start.value }
    let end = keyFrames[index + 1]
    let share = (progress - start.offset) / (end.offset - start.offset)
    return start.value.interpolated(to: end.value, at: start.easing.value(at: share))
  }
}

extension Track {
  /// The value of a track that only jumps: that of the key frame whose interval holds a progress.
  @inlinable
  public func discreteValue(at progress: Double) -> Value {
    keyFrames[index(at: progress)].value
  }
}

extension Track: Sendable where Value: Sendable {}
extension Track: Equatable where Value: Equatable {
  /// Whether both have the same key frames; at once where one is a copy of the other.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.keyFrames == right.keyFrames
  }
}
extension Track: Hashable where Value: Hashable {}
