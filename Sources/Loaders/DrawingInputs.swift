public import SceneGraph

/// What a loader is given to draw itself.
public struct DrawingInputs: Sendable {
  /// The arguments, with the loader's own parameters among them.
  public let arguments: Arguments
  /// The effective length of an iteration in seconds.
  public let duration: Double
  /// What the parts are painted with, in their order.
  let parts: [PartPaint]

  /// The paint of a part by its place.
  public func paint(_ index: Int = 0) -> Paint {
    parts.indices.contains(index) ? parts[index].paint : .currentColor
  }

  /// The opacity of a part by its place, 0 to 1: less than 1 where a tint makes it fainter.
  public func opacity(_ index: Int = 0) -> Double {
    parts.indices.contains(index) ? parts[index].opacity : 1
  }

  /// A stroke in the paint of a part, its width in units of the stage.
  func stroke(
    _ index: Int = 0, width: Double, cap: Stroke.Cap = .round, join: Stroke.Join = .miter
  ) -> Stroke {
    Stroke(paint(index), width: width, cap: cap, join: join)
  }

  /// The number of one of the loader's own parameters, which all have a default.
  func number(_ name: String) -> Double { arguments.number(name) ?? 0 }

  /// How many equal bodies are asked for, by the parameter `count`.
  var count: Int { arguments.integer("count") ?? 1 }
}
