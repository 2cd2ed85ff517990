internal import Formats
internal import Geometry
internal import SceneGraph

/// WebP, animated and without loss, with true transparency (RFC 9649).
struct WebP: Format {
  let name = "WebP"
  let fileExtension = "webp"
  let mediaType = "image/webp"
  let summary = "A moving picture without loss in few bytes, for apps and web pages."
  let options: Set<FormatOption> = [.size, .pixelRatio, .frameRate, .repetition]
  let sides = RasterLimits.sides
  let isCostly = true

  func pixelCount(_ scene: Scene, _ options: FormatOptions) -> Double {
    MovingPicture.pixelCount(scene, options, in: self)
  }

  func encode(_ scene: Scene, _ options: FormatOptions) throws(FormatFault) -> [UInt8] {
    let moving = try MovingPicture(
      scene, options, in: self, longestSide: WebPStream.longestSide)
    let sequence = moving.sequence
    let stream = try WebPStream(
      width: moving.width, height: moving.height, plays: sequence.plays)
    let total = Int((sequence.duration * 1000).rounded())
    for index in 0..<sequence.count {
      let time = FrameDelays.start(ofFrame: index, total, sequence.count)
      try stream.add(try moving.picture(index).values, at: time)
    }
    return try stream.finish(at: total)
  }
}
