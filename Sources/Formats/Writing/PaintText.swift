internal import SceneGraph

extension Paint {
  /// The attributes that give a shape this paint, for `fill` or `stroke`.
  func attributes(_ name: String) -> [XMLElement.Attribute] {
    switch self {
    case .none: return [.init(name, "none")]
    case .currentColor: return [.init(name, "currentColor")]
    case .color(let color): return color.attributes(name)
    case .themed(let light, let dark):
      let attributes = light.attributes(name)
      let darkValues = dark.attributes(name)
      let names =
        attributes
        + darkValues.filter { dark in
          !attributes.contains { $0.name == dark.name }
        }
      return names.map { attribute in
        let dark = darkValues.first { $0.name == attribute.name }?.value ?? "1"
        let light = attributes.first { $0.name == attribute.name }?.value ?? "1"
        return .init(attribute.name, light, dark: dark == light ? nil : dark)
      }
    }
  }
}

extension Color {
  fileprivate func attributes(_ name: String) -> [XMLElement.Attribute] {
    if alpha == 0 { return [.init(name, "none")] }
    let solid = XMLElement.Attribute(name, text)
    if alpha == 255 { return [solid] }
    return [solid, .init("\(name)-opacity", SVGNumber.text(opacity, 3))]
  }

  /// The colour without its opacity as `#rgb` where that says all, else `#rrggbb`.
  var text: String {
    let channels = [red, green, blue]
    if channels.allSatisfy({ $0 % 17 == 0 }) {
      return "#" + channels.map { String($0 / 17, radix: 16) }.joined()
    }
    return "#" + Color(red, green, blue).hexadecimal
  }
}
