internal import CCairo
internal import Geometry

/// Draws outlines along.
@safe struct OutlinePen {
  private let context: OpaquePointer

  /// Takes the context whose path is drawn.
  init(_ context: OpaquePointer) {
    unsafe self.context = unsafe context
  }

  /// Adds an outline to the path.
  func draw(_ path: Path) {
    path.subpaths.forEach(draw)
  }

  private func draw(_ subpath: Path.Subpath) {
    unsafe cairo_move_to(context, subpath.start.x, subpath.start.y)
    for segment in subpath.segments {
      switch segment {
      case .line(let line): unsafe cairo_line_to(context, line.end.x, line.end.y)
      case .arc(let part): arc(part)
      case .cubic(let curve):
        unsafe cairo_curve_to(
          context, curve.control1.x, curve.control1.y, curve.control2.x, curve.control2.y,
          curve.end.x, curve.end.y)
      }
    }
    if subpath.isClosed { unsafe cairo_close_path(context) }
  }

  /// Adds a part of an ellipse: that of the unit circle in coordinates of its own.
  private func arc(_ arc: Arc) {
    guard arc.radiusX > 0, arc.radiusY > 0 else {
      unsafe cairo_line_to(context, arc.end.x, arc.end.y)
      return
    }
    var before = cairo_matrix_t()
    unsafe cairo_get_matrix(context, &before)
    unsafe cairo_translate(context, arc.center.x, arc.center.y)
    unsafe cairo_rotate(context, arc.rotation * .pi / 180)
    unsafe cairo_scale(context, arc.radiusX, arc.radiusY)
    let (start, end) = (arc.startAngle * .pi / 180, arc.endAngle * .pi / 180)
    if arc.sweep < 0 {
      unsafe cairo_arc_negative(context, 0, 0, 1, start, end)
    } else {
      unsafe cairo_arc(context, 0, 0, 1, start, end)
    }
    unsafe cairo_set_matrix(context, &before)
  }
}
