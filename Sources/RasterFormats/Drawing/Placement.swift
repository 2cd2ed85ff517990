internal import Formats
internal import Geometry
internal import SceneGraph

/// How many pixels a picture has, and where the view box lies on them.
struct Placement: Hashable, Sendable {
  /// The pixels of a row, 1 or more.
  let width: Int
  /// The rows, 1 or more.
  let height: Int
  /// The map from user units to pixels, the view box whole and in the middle.
  ///
  /// It is that of `preserveAspectRatio="xMidYMid meet"` (SVG 2, section 8.6).
  let transform: Affine

  /// Places a view box on a picture; sides are rounded to whole pixels.
  init(_ viewBox: Rect, size: Size, pixelRatio: Double) {
    width = Self.side(size.width * pixelRatio)
    height = Self.side(size.height * pixelRatio)
    let scale = min(Double(width) / viewBox.width, Double(height) / viewBox.height)
    let middle = Point(Double(width) / 2, Double(height) / 2)
    transform =
      .translation(middle) * .scaling(scale, scale)
      * .translation(Point.zero - viewBox.center)
  }

  /// Places a scene as options want it; without a size it is that of the view box.
  init(_ scene: Scene, _ options: FormatOptions) {
    let box = scene.viewBox
    self.init(
      box, size: options.size ?? Size(box.width, box.height), pixelRatio: options.pixelRatio)
  }

  /// The number of the pixels.
  var pixelCount: Int { width * height }

  private static func side(_ length: Double) -> Int {
    Int(min(max(length.rounded(), 1), 1_000_000))
  }
}
