internal import Formats
internal import SceneGraph

/// One frame, painted band by band.
struct StillSource: PixelSource {
  private let painter: FramePainter
  private let frame: Frame
  private let rows: Int

  /// How many pixels a band has at most, if it has more than one row.
  static let bandPixels = 1 << 20

  /// Prepares for a frame of a scene.
  init(_ frame: Frame, of scene: Scene, _ options: FormatOptions) throws(FormatFault) {
    self.frame = frame
    rows = max(1, Self.bandPixels / Placement(scene, options).width)
    painter = try FramePainter(scene, options, rows: rows)
  }

  var width: Int { painter.placement.width }
  var height: Int { painter.placement.height }
  var bandCount: Int { (height + rows - 1) / rows }

  func band(_ index: Int) throws(FormatFault) -> PixelGrid<UInt32> {
    try painter.paint(frame, fromRow: index * rows)
  }
}
