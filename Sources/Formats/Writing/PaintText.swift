internal import SceneGraph

extension Paint {
  /// The attributes that give a shape this paint, for `fill` or `stroke`.
  func attributes(_ name: String) -> [XMLElement.Attribute] {
    switch self {
    case .none: return [.init(name, "none")]
    case .currentColor: return [.init(name, "currentColor")]
    case .color(let color): return color.attributes(name)
    case .themed(let light, let dark) where light.alpha == 255 && dark.alpha == 255:
      return [.init(name, light.text, dark: dark == light ? nil : dark.text)]
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
    // Where both digits of every channel are the same, one of them says all.
    let isShort = channels.allSatisfy { $0 % 17 == 0 }
    var bytes = [UInt8(ascii: "#")]
    for channel in channels {
      if !isShort { bytes.append(Self.digit(channel >> 4)) }
      bytes.append(Self.digit(channel & 15))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ nibble: UInt8) -> UInt8 {
    nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + nibble - 10
  }
}
