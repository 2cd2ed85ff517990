internal import Formats
internal import Geometry
internal import SceneGraph

/// Graphics Interchange Format, version 89a, for what takes no other moving picture.
struct GIF: Format {
  let name = "GIF"
  let fileExtension = "gif"
  let mediaType = "image/gif"
  let summary = "A moving picture for mail and chat: 256 colours, and pixels whole or not at all."
  let options: Set<FormatOption> = [.size, .pixelRatio, .frameRate, .matte, .repetition]
  let sides = RasterLimits.sides
  let frameRates = 1.0...50.0
  let isCostly = true

  /// The shortest time for which players show a frame, in seconds.
  static let shortestDelay = 0.02

  func pixelCount(_ scene: Scene, _ options: FormatOptions) -> Double {
    MovingPicture.pixelCount(scene, options, in: self, highest: 1 / Self.shortestDelay)
  }

  func encode(_ scene: Scene, _ options: FormatOptions) throws(FormatFault) -> [UInt8] {
    let moving = try MovingPicture(
      scene, options, in: self, highest: 1 / Self.shortestDelay,
      longestSide: GIFStream.longestSide)
    let sequence = moving.sequence
    let total = Int((sequence.duration * 100).rounded())
    guard total >= 2 || sequence.isStill else { throw .endsWithinFrame(Self.shortestDelay) }
    let pictures = try FlatPictures(moving, matte: options.matte)
    let stream = try GIFStream(
      width: moving.width, height: moving.height, pictures.palette,
      plays: sequence.isStill ? 1 : sequence.plays)
    let delays = FrameDelays.spread(max(total, 2), over: sequence.count)
    var plan = GIFPlan(
      width: moving.width, height: moving.height, transparent: pictures.palette.transparent)
    var picture = try pictures.picture(0)
    for index in 0..<sequence.count {
      let next = index + 1 < sequence.count ? try pictures.picture(index + 1) : nil
      try stream.add(plan.frame(showing: picture, next: next), delay: delays[index])
      if let next { picture = next }
    }
    return try stream.finish()
  }
}
