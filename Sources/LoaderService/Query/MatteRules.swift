internal import Loaders
internal import SceneGraph

/// The rules of the colour that half transparent pixels are laid on.
enum MatteRules {
  /// Adds the fault of a matte that is itself not opaque.
  static func check(_ reading: inout QueryReading) {
    guard case .color(let color) = reading.outputs.paint("matte"), color.alpha < 255 else { return }
    reading.add(.notOpaque, to: "matte")
  }
}
