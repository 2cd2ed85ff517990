import Formats
import HTTPMessages
import LoaderService
import Loaders
import SceneGraph

/// A format of so many square frames; a file tells its pixels, its query and its matte in words.
struct PixelFormat: Format {
  let name = "Pixels"
  let fileExtension = "pix"
  let mediaType = "image/x-pixels"
  let summary = "Pixels."
  let options: Set<FormatOption> = [.size, .frameRate, .pixelRatio, .repetition, .matte, .columns]
  let sides = 1.0...2048.0
  let frames: Double
  let fault: FormatFault?

  init(frames: Double, fault: FormatFault? = nil) {
    self.frames = frames
    self.fault = fault
  }

  func pixelCount(_ scene: Scene, _ options: FormatOptions) -> Double {
    let side = (options.longerSide ?? 0).rounded()
    return frames * side * side
  }

  func encode(_ scene: Scene, _ options: FormatOptions) throws(FormatFault) -> [UInt8] {
    if let fault { throw fault }
    return Array("\(pixelCount(scene, options)) \(options.query) \(options.matte as Any)".utf8)
  }

  /// What a service with this format beside the built-in ones answers.
  func get(_ target: String, limit: Int = 1_000_000) throws -> Response {
    let service = Service(
      loaders: try LoaderRegistry(Array(LoaderRegistry.builtIn.prefix(2))),
      formats: try FormatRegistry(FormatRegistry.builtIn + [self]),
      options: ServiceOptions(pixelLimit: limit))
    return service.respond(
      to: Request(target: RequestTarget(target), headers: ["Accept": "application/json"]))
  }
}
