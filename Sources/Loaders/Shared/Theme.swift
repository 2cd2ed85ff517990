internal import SceneGraph

/// The ground that default colours are chosen for; colours that are asked for stay as they are.
enum Theme: String, CaseIterable {
  /// The ground that the reader's system prefers.
  case auto
  /// Light grounds.
  case light
  /// Dark grounds.
  case dark

  /// What the text colour is where a picture stands for itself.
  ///
  /// Either one is told apart from white and from black by a contrast of more than 3 (WCAG 2.2,
  /// section 1.4.11).
  static let textColor = Paint.themed(light: Color(hex: 0x2F6FED), dark: Color(hex: 0x4C8DF6))

  /// A paint for two grounds as this theme has it.
  func paint(_ paint: Paint) -> Paint {
    guard case .themed(let light, let dark) = paint else { return paint }
    return switch self {
    case .auto: paint
    case .light: .color(light)
    case .dark: .color(dark)
    }
  }
}
