internal import Formats
internal import Geometry
internal import SceneGraph

/// Animated PNG (PNG, third edition, section 11.3.6): lossless, with true transparency.
struct APNG: Format {
  let name = "APNG"
  let fileExtension = "apng"
  let mediaType = "image/apng"
  let summary = "A moving picture without loss, transparent to the last edge."
  let options: Set<FormatOption> = [.size, .pixelRatio, .frameRate, .repetition]
  let sides = RasterLimits.sides
  let isCostly = true

  func pixelCount(_ scene: Scene, _ options: FormatOptions) -> Double {
    MovingPicture.pixelCount(scene, options, in: self)
  }

  func encode(_ scene: Scene, _ options: FormatOptions) throws(FormatFault) -> [UInt8] {
    let moving = try MovingPicture(scene, options, in: self, longestSide: Self.longestSide)
    let sequence = moving.sequence
    let form = try form(moving)
    let delays = APNGStream.Delay.delays(filling: sequence.duration, count: sequence.count)
    var stream = APNGStream(frameCount: sequence.count, plays: sequence.plays)
    var before: PixelGrid<UInt32>?
    for index in 0..<sequence.count {
      let picture = try moving.picture(index)
      stream.add(try .frame(from: before, to: picture, form), delays[index])
      before = picture
    }
    return stream.finished()
  }

  /// The longest side in pixels that viewers are sure to take.
  static let longestSide = 32_767

  /// The shortest form that tells the pixels of all frames, and a clear one.
  private func form(_ moving: MovingPicture) throws(FormatFault) -> PNGForm {
    var table = ColorTable()
    for index in 0..<moving.sequence.count {
      table.add(try moving.picture(index).values)
      // Whether there is any transparency shows in the first frame already, but for what fades.
      if table.colors.count > 256, PNGForm.plain(table).canTell(0) { break }
    }
    if table.colors.count < 256 { _ = table.place(adding: 0, times: 0) }
    return PNGForm(table)
  }
}
