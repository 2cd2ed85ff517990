import Formats
import SceneGraph
import Testing

/// The SVG of a scene.
func svg(_ scene: Scene, _ options: FormatOptions = FormatOptions()) throws -> [UInt8] {
  try #require(try FormatRegistry()["svg"]).encode(scene, options)
}

/// The SVG of a scene as text.
func svgText(_ scene: Scene, _ options: FormatOptions = FormatOptions()) throws -> String {
  String(decoding: try svg(scene, options), as: UTF8.self)
}
