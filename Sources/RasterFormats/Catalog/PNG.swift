internal import Formats
internal import Geometry
internal import SceneGraph

/// Portable Network Graphics (third edition): one frame, lossless, with true transparency.
struct PNG: Format {
  let name = "PNG"
  let fileExtension = "png"
  let mediaType = "image/png"
  let summary = "A still for documents, mail and wherever nothing may move."
  let options: Set<FormatOption> = [
    .instant, .size, .pixelRatio, .delay, .repetition, .showAfter,
  ]
  let sides = RasterLimits.sides
  let isCostly = true

  func pixelCount(_ scene: Scene, _ options: FormatOptions) -> Double {
    Double(Placement(scene, options).pixelCount)
  }

  func encode(_ scene: Scene, _ options: FormatOptions) throws(FormatFault) -> [UInt8] {
    let frame = options.instant.map(scene.frame(at:)) ?? scene.frame(atProgress: scene.poster)
    return try StillSource(frame, of: scene, options).png()
  }
}
