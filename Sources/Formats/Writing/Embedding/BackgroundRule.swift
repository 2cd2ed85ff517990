internal import Geometry

/// A rule of a style sheet that shows a picture as a background, as large as it goes.
struct BackgroundRule {
  private let selector: String
  private let declarations: [(name: String, value: [UInt8])]

  /// Makes a rule; with a size it makes room for the picture, without one it fills what is there.
  init(selector: String, size: Size?, image: DataAddress) {
    self.selector = selector
    let background = Array("url(\"".utf8) + image.bytes + Array("\") 50%/contain no-repeat".utf8)
    let room = size.map { size in
      [
        ("display", Array("inline-block".utf8)), ("width", Self.pixels(size.width)),
        ("height", Self.pixels(size.height)),
      ]
    }
    declarations = (room ?? []) + [("background", background)]
  }

  private static func pixels(_ length: Double) -> [UInt8] {
    Array((SVGNumber.text(length, 2) + "px").utf8)
  }

  /// The rule written down.
  var bytes: [UInt8] { bytes(opening: "{", assigning: ":", ending: ";", closing: "}") }

  /// The rule with each declaration on a line of its own, and a line's end behind it all.
  var prettyBytes: [UInt8] {
    bytes(opening: " {\n  ", assigning: ": ", ending: ";\n  ", closing: ";\n}\n")
  }

  private func bytes(
    opening: String, assigning: String, ending: String, closing: String
  ) -> [UInt8] {
    var bytes = Array((selector + opening).utf8)
    for (index, declaration) in declarations.enumerated() {
      if index > 0 { bytes.append(ending) }
      bytes.append(declaration.name)
      bytes.append(assigning)
      bytes += declaration.value
    }
    bytes.append(closing)
    return bytes
  }

}
