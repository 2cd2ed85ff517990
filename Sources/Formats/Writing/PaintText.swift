internal import SceneGraph

extension Paint {
  /// The attributes that give a shape this paint, for `fill` or `stroke`.
  func attributes(_ name: String) -> [XMLElement.Attribute] {
    switch self {
    case .none: return [.init(name, "none")]
    case .currentColor: return [.init(name, "currentColor")]
    case .color(let color):
      if color.alpha == 0 { return [.init(name, "none")] }
      let solid = XMLElement.Attribute(name, color.text)
      if color.alpha == 255 { return [solid] }
      return [solid, .init("\(name)-opacity", SVGNumber.text(color.opacity, 3))]
    }
  }
}

extension Color {
  /// The colour without its opacity as `#rgb` where that says all, else `#rrggbb`.
  var text: String {
    let channels = [red, green, blue]
    if channels.allSatisfy({ $0 % 17 == 0 }) {
      return "#" + channels.map { String($0 / 17, radix: 16) }.joined()
    }
    return "#" + Color(red, green, blue).hexadecimal
  }
}
