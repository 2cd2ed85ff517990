internal import Formats
internal import Geometry
internal import SceneGraph
internal import Timeline

/// All frames of a loop on one PNG, for `steps()` of style sheets and for game engines.
struct SpriteSheet: Format {
  let name = "Sprite sheet"
  let fileExtension = "sprite.png"
  let mediaType = "image/png"
  let summary = "Every frame on one picture, for games and for style sheets with steps()."
  let options: Set<FormatOption> = [.size, .pixelRatio, .frameRate, .columns]
  let sides = RasterLimits.sides
  let isCostly = true

  func pixelCount(_ scene: Scene, _ options: FormatOptions) -> Double {
    FrameSequence.count(scene, rate: options.frameRate ?? defaultFrameRate)
      * Double(Placement(scene, options).pixelCount)
  }

  func encode(_ scene: Scene, _ options: FormatOptions) throws(FormatFault) -> [UInt8] {
    let (sequence, layout) = try Self.layout(scene, options, rate: defaultFrameRate)
    return try SheetSource(sequence, layout, scene, options).png()
  }

  /// The frames and where they stand, the same for the sheet and for what describes it.
  static func layout(
    _ scene: Scene, _ options: FormatOptions, rate: Double
  ) throws(FormatFault) -> (FrameSequence, SheetLayout) {
    var endless = scene
    if endless.timing.iterationCount > 0 { endless.timing.iterationCount = .infinity }
    let sequence = try FrameSequence(endless, rate: options.frameRate ?? rate)
    let placement = Placement(scene, options)
    let layout = try SheetLayout(
      frameWidth: placement.width, frameHeight: placement.height, count: sequence.count,
      columns: options.columns)
    return (sequence, layout)
  }
}
