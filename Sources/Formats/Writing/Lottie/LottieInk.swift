internal import SceneGraph

/// A paint as Lottie has it: one colour and its opacity.
struct LottieInk: Hashable {
  /// The colour.
  let color: Color

  /// Makes an ink; `nil` where nothing would show.
  ///
  /// Of a paint for two grounds it is the one for light grounds; `textColor` is what
  /// `currentColor` is.
  init?(_ paint: Paint, textColor: Color) {
    switch paint {
    case .none: return nil
    case .color(let color), .themed(light: let color, dark: _): self.color = color
    case .currentColor: color = textColor
    }
    if color.alpha == 0 { return nil }
  }

  /// The opacity in per cent.
  var opacity: Double { SVGNumber.rounded(color.opacity * 100, 2) }

  /// Writes the members of colour and opacity.
  func writeMembers(_ json: inout JSONWriter) {
    json.key("c")
    let channels = [color.red, color.green, color.blue]
    LottieProperty.still(channels.map { SVGNumber.rounded(Double($0) / 255, 4) } + [1]).write(&json)
    json.key("o")
    LottieProperty.still([opacity]).write(&json)
  }

  /// The colour as a solid layer has it, without its opacity.
  var hexadecimal: String { "#" + Color(color.red, color.green, color.blue).hexadecimal }
}
