internal import SceneGraph

/// What a part is painted with.
struct PartPaint: Hashable {
  let paint: Paint
  /// 0 to 1.
  var opacity = 1.0
}

/// The paints of a loader's parts: the part's own parameter, else `colors`, else a tint of `color`,
/// else the default of the theme.
enum PartPaints {
  static func paints(of parts: [Part], _ arguments: Arguments) -> [PartPaint] {
    var listed: [Paint?] = []
    if case .paints(let paints) = arguments["colors"] { listed = paints }
    let shared = arguments.paint("color")
    let theme = arguments.word("theme").flatMap(Theme.init) ?? .auto
    return parts.enumerated().map { index, part in
      if arguments.isGiven(part.id), let paint = arguments.paint(part.id) {
        return PartPaint(paint: paint)
      }
      if index < listed.count, let paint = listed[index] { return PartPaint(paint: paint) }
      if let shared { return part.tint.tinted(shared) }
      let paint = theme.paint(part.paint)
      return paint == .currentColor ? part.tint.tinted(paint) : PartPaint(paint: paint)
    }
  }
}

extension Tint {
  /// What a part becomes of the one colour of the loader.
  func tinted(_ paint: Paint) -> PartPaint {
    switch self {
    case .same: return PartPaint(paint: paint)
    case .faded(let opacity): return PartPaint(paint: paint, opacity: opacity)
    case .highlight(let opacity):
      return PartPaint(paint: .color(Color(255, 255, 255)), opacity: opacity)
    case .lightened(let share):
      guard case .color(let color) = paint else { return PartPaint(paint: paint) }
      return PartPaint(paint: .color(color.lightened(by: share)))
    }
  }
}

extension Color {
  /// This colour mixed with a share of white, 0 to 1, in sRGB; the opacity stays.
  fileprivate func lightened(by share: Double) -> Color {
    func mixed(_ channel: UInt8) -> UInt8 {
      UInt8((Double(channel) + (255 - Double(channel)) * min(max(share, 0), 1)).rounded())
    }
    return Color(mixed(red), mixed(green), mixed(blue), alpha: alpha)
  }
}
