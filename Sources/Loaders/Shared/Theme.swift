internal import SceneGraph

/// The ground that default colours are chosen for; colours that are asked for stay as they are.
enum Theme: String, CaseIterable {
  /// The ground that the reader's system prefers.
  case auto
  /// Light grounds.
  case light
  /// Dark grounds.
  case dark

  /// The paint of a part that no colour is asked for.
  func paint(of part: Part) -> Paint {
    guard let dark = part.dark, dark != part.color else { return .color(part.color) }
    return switch self {
    case .auto: .themed(light: part.color, dark: dark)
    case .light: .color(part.color)
    case .dark: .color(dark)
    }
  }
}
