internal import Formats
internal import SceneGraph

/// The frames of a loop on one picture, painted a row of frames at a time.
struct SheetSource: PixelSource {
  private let sequence: FrameSequence
  private let painter: FramePainter
  private let layout: SheetLayout

  /// Prepares for the frames of a scene.
  init(
    _ sequence: FrameSequence, _ layout: SheetLayout, _ scene: Scene, _ options: FormatOptions
  ) throws(FormatFault) {
    self.sequence = sequence
    self.layout = layout
    painter = try FramePainter(scene, options)
  }

  var width: Int { layout.width }
  var height: Int { layout.height }
  var bandCount: Int { layout.rows }

  func band(_ index: Int) throws(FormatFault) -> PixelGrid<UInt32> {
    var band = PixelGrid<UInt32>(width: width, height: layout.frameHeight, filledWith: 0)
    let first = index * layout.columns
    for frame in first..<min(first + layout.columns, layout.count) {
      band.replace(try painter.paint(sequence[frame]), atColumn: layout[frame].x)
    }
    return band
  }
}
