internal import Formats

/// Puts an animated PNG together, frame after frame (PNG, third edition, section 11.3.6).
struct APNGStream {
  /// How long a frame shows, as a fraction of a second.
  struct Delay: Hashable {
    /// Above the line.
    let numerator: UInt16
    /// Below the line, 1 or more.
    let denominator: UInt16
  }

  private var bytes = PNGChunk.signature
  private let frameCount: Int
  private let plays: Int?
  private var sequenceNumber: UInt32 = 0

  /// Begins a file of so many frames, played so often; `nil` is for ever.
  init(frameCount: Int, plays: Int?) {
    self.frameCount = frameCount
    self.plays = plays
  }

  /// Adds a frame; the first one covers the picture and tells how its pixels are told.
  mutating func add(_ frame: APNGFrame, _ delay: Delay) {
    let isFirst = sequenceNumber == 0
    if isFirst {
      for chunk in frame.chunks.prefix(while: { $0.type != "IDAT" }) {
        chunk.append(to: &bytes)
        if chunk.type == "IHDR" { appendAnimationControl() }
      }
    }
    appendFrameControl(frame, delay)
    for chunk in frame.chunks where chunk.type == "IDAT" {
      if isFirst {
        chunk.append(to: &bytes)
      } else {
        var data: [UInt8] = []
        data.append(bigEndian: nextSequenceNumber())
        PNGChunk(type: "fdAT", data: data + chunk.data).append(to: &bytes)
      }
    }
  }

  /// The whole file.
  func finished() -> [UInt8] {
    var bytes = bytes
    PNGChunk(type: "IEND", data: []).append(to: &bytes)
    return bytes
  }

  private mutating func appendAnimationControl() {
    var data: [UInt8] = []
    data.append(bigEndian: UInt32(frameCount))
    data.append(bigEndian: UInt32(plays ?? 0))
    PNGChunk(type: "acTL", data: data).append(to: &bytes)
  }

  private mutating func appendFrameControl(_ frame: APNGFrame, _ delay: Delay) {
    let rectangle = frame.rectangle
    var data: [UInt8] = []
    data.append(bigEndian: nextSequenceNumber())
    for side in [rectangle.width, rectangle.height, rectangle.x, rectangle.y] {
      data.append(bigEndian: UInt32(side))
    }
    data.append(bigEndian: delay.numerator)
    data.append(bigEndian: delay.denominator)
    // What was laid down stays: APNG_DISPOSE_OP_NONE.
    data += [0, frame.blend.rawValue]
    PNGChunk(type: "fcTL", data: data).append(to: &bytes)
  }

  private mutating func nextSequenceNumber() -> UInt32 {
    defer { sequenceNumber += 1 }
    return sequenceNumber
  }
}

extension APNGStream.Delay {
  /// How long each of some frames shows that fill a time in seconds evenly.
  ///
  /// It is the same fraction for all where one of two bytes a part is exact to 1e-9 of itself, else
  /// ten thousandths of a second that add up to the time (thousandths where a frame shows longer).
  static func delays(filling duration: Double, count: Int) -> [Self] {
    let each = duration / Double(count)
    if let exact = exact(each) { return [Self](repeating: exact, count: count) }
    let parts = each * 10_000 < 65_000 ? 10_000 : 1000
    let total = Int((min(duration, 65 * Double(count)) * Double(parts)).rounded())
    return FrameDelays.spread(total, over: count).map {
      Self(numerator: UInt16(clamping: $0), denominator: UInt16(parts))
    }
  }

  /// A time in seconds as a fraction, by its continued fraction.
  private static func exact(_ time: Double) -> Self? {
    var (rest, before, last) = (time, (0.0, 1.0), (1.0, 0.0))
    for _ in 0..<12 {
      let whole = rest.rounded(.down)
      (before, last) = (last, (whole * last.0 + before.0, whole * last.1 + before.1))
      guard last.0 <= 65_535, last.1 <= 65_535 else { return nil }
      if abs(last.0 / last.1 - time) <= time * 1e-9 {
        return Self(numerator: UInt16(last.0), denominator: UInt16(last.1))
      }
      rest = 1 / (rest - whole)
    }
    return nil
  }
}
