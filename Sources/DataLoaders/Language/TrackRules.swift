internal import JSONReading
internal import Loaders
internal import Timeline

extension Rule {
  /// What stands still or follows key frames.
  static func animated<Element>(
    _ property: String, of value: Rule<Element>
  ) -> Rule where Value == ValuePlan<Element> {
    either([value.map { .constant($0) }, track(property, of: value)])
  }

  /// Key frames of a property, and when they run.
  static func track<Element>(
    _ property: String, of value: Rule<Element>, named: Bool = true
  ) -> Rule where Value == ValuePlan<Element> {
    let list = keyFrames(property, of: value)
    return Rule.object(
      property + "Track", title: "track", "A value that varies over the iteration.",
      Member(
        "keyFrames", named ? .either([list, namedTrack(property, list)]) : list,
        "The values at places of the iteration, in order, or the name of some in tracks."),
      Member("timing", Rule<Timing>.timing, default: [:], "When they run.")
    ) { .track($0, $1) }
    .checked(accepting: "an object with keyFrames") { plan, found, reading in
      guard case .track(let frames, let timing) = plan else { return plan }
      let weight = frames.reduce(0) { $0 + $1.easing.weight } * timing.plays + timing.easing.weight
      reading.spend(weight, of: .keyFrames, at: found.place)
      return plan
    }
  }

  /// Key frames of a property in the order of their places.
  static func keyFrames<Element>(
    _ property: String, of value: Rule<Element>
  ) -> Rule<[KeyFramePlan<Element>]> {
    Rule<[KeyFramePlan<Element>]>.list(
      of: keyFrame(property, of: value), 1...1000, called: "key frames"
    ).checked { frames, found, reading in
      let told = frames.enumerated().filter { $0.element.offset.seconds == 0 }
      for (before, after) in zip(told, told.dropFirst())
      where before.element.offset.share > after.element.offset.share {
        let place = found.place.element(after.offset).member("offset")
        reading.tell(
          LoaderFileFault(
            place.pointer, .number(after.element.offset.share), .descending,
            accepted: "an offset not before that of the key frame before it"))
      }
      return frames
    }
  }

  private static func keyFrame<Element>(
    _ property: String, of value: Rule<Element>
  ) -> Rule<KeyFramePlan<Element>> {
    .object(
      property + "KeyFrame", title: "keyFrame", "A value at a place of the iteration.",
      Member(
        "offset", Rule<OffsetPlan>.offset, "The place: a share of the iteration, or seconds."),
      Member("value", value, "The value there.", documented: "a value of the property"),
      Member(
        "easing", Rule<Easing>.easing, default: "linear", "The easing to the next key frame.")
    ) { KeyFramePlan(offset: $0, value: $1, easing: $2) }
  }

  /// Key frames that stand elsewhere in the file under a name, read once for a property.
  private static func namedTrack<Element>(
    _ property: String, _ list: Rule<[KeyFramePlan<Element>]>
  ) -> Rule<[KeyFramePlan<Element>]> {
    Rule<String>.trackName.checked(accepting: "the name of one of tracks") {
      name, found, reading -> [KeyFramePlan<Element>]? in
      guard let frames = reading.tracks.value(of: name) else {
        let known = reading.tracks.map(\.key)
        reading.refuse(found, .unknownName(known: known), among: known)
        return nil
      }
      return reading.track(name, of: property) { reading in
        list.read(frames, Place.root.member("tracks").member(name), &reading)
      }
    }
  }
}

extension ValuePlan {
  /// How many key frames are played within an iteration, where those of the easing over all of them
  /// come again for each; 0 for what stands still.
  var playedFrames: Int {
    guard case .track(let frames, let timing) = self else { return 0 }
    return frames.reduce(0) { $0 + $1.easing.weight } * timing.plays * timing.easing.weight
  }
}

extension Rule<String> {
  /// The name of key frames that several values share.
  static let trackName = name(maximum: 32, hyphens: true)
}

extension Rule<OffsetPlan> {
  /// A place in the iteration.
  static let offset = either([
    Rule<Double>.number(0...1).map { OffsetPlan(share: $0) },
    .object(
      "offset", "A place in the iteration that keeps its seconds whatever the duration is.",
      Member("seconds", Rule<Double>.number(0...60), "The time, in seconds."),
      Member(
        "after", Rule<Double>.number(0...1), default: 0,
        "The share of the iteration from which it counts."),
      Member(
        "atMost", Rule<Double>.number(0...1), default: 1,
        "The longest that the time may be, as a share of the iteration.")
    ) { OffsetPlan(share: $1, seconds: $0, atMost: $2) },
  ])
}
