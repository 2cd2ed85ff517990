internal import CCairo
internal import Formats
internal import Geometry
internal import SceneGraph

/// A surface of pixels and the context that draws on it: the one owner of both.
@safe final class Canvas {
  /// The pixels of a row.
  let width: Int
  /// The rows.
  let height: Int
  private let surface: OpaquePointer
  private let context: OpaquePointer

  /// How far a flattened curve may be from the true one, in pixels.
  static let tolerance = 0.02
  /// The ratio of a mitre's length to the stroke's width beyond which it is cut (SVG 2, 13.5.4).
  static let miterLimit = 4.0

  /// Makes a surface on which nothing is drawn.
  init(width: Int, height: Int) throws(FormatFault) {
    self.width = width
    self.height = height
    guard
      let surface = unsafe cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { throw .library("cairo") }
    guard let context = unsafe cairo_create(surface) else {
      unsafe cairo_surface_destroy(surface)
      throw .library("cairo")
    }
    unsafe self.surface = unsafe surface
    unsafe self.context = unsafe context
    unsafe cairo_set_tolerance(context, Self.tolerance)
    unsafe cairo_set_miter_limit(context, Self.miterLimit)
    unsafe cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    guard unsafe cairo_status(context) == CAIRO_STATUS_SUCCESS else { throw .library("cairo") }
  }

  deinit {
    unsafe cairo_destroy(context)
    unsafe cairo_surface_destroy(surface)
  }

  /// Draws a frame over whatever stood there; user units become pixels by `transform`.
  func draw(_ frame: Frame, _ transform: Affine, _ colors: PaintColors) throws(FormatFault) {
    unsafe cairo_identity_matrix(context)
    unsafe cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    let background = colors.color(of: frame.background) ?? Color(0, 0, 0, alpha: 0)
    setSource(background, opacity: 1)
    unsafe cairo_paint(context)
    unsafe cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    apply(transform)
    for node in frame.nodes { draw(node, colors) }
    guard unsafe cairo_status(context) == CAIRO_STATUS_SUCCESS else { throw .library("cairo") }
  }

  /// Lends the pixels: premultiplied, alpha in the highest byte, then red, green and blue.
  func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result? {
    unsafe cairo_surface_flush(surface)
    guard let bytes = unsafe cairo_image_surface_get_data(surface) else { return nil }
    // A pixel has four bytes, so that rows of this form lie without a gap.
    return unsafe bytes.withMemoryRebound(to: UInt32.self, capacity: width * height) { pixels in
      unsafe body(UnsafeBufferPointer(start: pixels, count: width * height))
    }
  }

  private func draw(_ state: NodeState, _ colors: PaintColors) {
    let transform = state.transform
    // A flattened plane shows nothing, and cairo takes it for a fault.
    guard state.opacity > 0, transform.inverse != nil else { return }
    let fill = colors.color(of: state.node.fill)
    let line = state.node.stroke.flatMap { $0.width > 0 ? colors.color(of: $0.paint) : nil }
    // One paint alone takes the opacity itself; what lies on each other is laid down as a whole.
    let isGroup = state.opacity < 1 && (!state.children.isEmpty || fill != nil && line != nil)
    unsafe cairo_save(context)
    defer { unsafe cairo_restore(context) }
    apply(transform)
    if isGroup { unsafe cairo_push_group(context) }
    let opacity = isGroup ? 1 : state.opacity
    if let shape = state.node.shape {
      if let fill {
        outline(shape)
        setSource(fill, opacity: opacity)
        unsafe cairo_fill(context)
      }
      if let line, let stroke = state.node.stroke {
        setSource(line, opacity: opacity)
        self.stroke(shape, stroke, state.trim)
      }
    }
    for child in state.children { draw(child, colors) }
    guard isGroup else { return }
    unsafe cairo_pop_group_to_source(context)
    unsafe cairo_paint_with_alpha(context, state.opacity)
  }

  private func outline(_ shape: Shape) {
    unsafe cairo_new_path(context)
    unsafe OutlinePen(context).draw(shape.outline)
  }

  /// Strokes an outline, or a part of it: a dash and its gap are together as long as all of it.
  private func stroke(_ shape: Shape, _ stroke: Stroke, _ trim: TrimState?) {
    var dashes: [Double] = []
    var offset = 0.0
    if let trim, !trim.isWhole {
      let length = shape.outlineLength
      guard length > 0 else { return }
      dashes = [trim.length * length, (1 - trim.length) * length]
      offset = (trim.start.rounded(.up) - trim.start) * length
    }
    outline(shape)
    unsafe cairo_set_dash(context, dashes, Int32(dashes.count), offset)
    unsafe cairo_set_line_width(context, stroke.width)
    unsafe cairo_set_line_cap(context, stroke.cap.cairo)
    unsafe cairo_set_line_join(context, stroke.join.cairo)
    unsafe cairo_stroke(context)
  }

  private func apply(_ transform: Affine) {
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.e,
      y0: transform.f)
    unsafe cairo_transform(context, &matrix)
  }

  private func setSource(_ color: Color, opacity: Double) {
    unsafe cairo_set_source_rgba(
      context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      color.opacity * opacity)
  }
}

extension Stroke.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension Stroke.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}
