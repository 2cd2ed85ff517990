internal import SceneGraph

/// The part that an outline is cut to, as Lottie has it (Lottie 1.0, “Trim Path”).
struct LottieTrim: Hashable {
  /// How long it is, in per cent of the outline's length.
  let length: LottieProperty
  /// Where it begins, in degrees of a turn around the outline.
  let offset: LottieProperty

  init(_ trim: FlattenedTrim, _ clock: LottieClock) {
    length = LottieProperty(trim.length, clock, factor: 100)
    offset = LottieProperty(trim.start, clock, factor: 360)
  }

  /// Writes the part; of several outlines each is cut for itself.
  func write(_ json: inout JSONWriter) {
    json.object { json in
      json.key("ty")
      json.string("tm")
      json.key("s")
      LottieProperty.still([0]).write(&json)
      json.key("e")
      length.write(&json)
      json.key("o")
      offset.write(&json)
      json.key("m")
      json.number(1)
    }
  }
}
