internal import Formats
internal import Geometry
internal import SceneGraph

/// Where the frames stand on a sprite sheet and when they show, as JSON.
///
/// It has the members of the atlases that TexturePacker and Aseprite write as arrays, so that game
/// engines read it; a frame's `duration` is in milliseconds there.
struct SpriteMap: Format {
  let name = "Sprite map"
  let fileExtension = "sprite.json"
  let mediaType = "application/json"
  let summary = "Where each frame stands on the sprite sheet, and when it shows."
  let options = SpriteSheet().options
  let sides = RasterLimits.sides

  func pixelCount(_ scene: Scene, _ options: FormatOptions) -> Double {
    SpriteSheet().pixelCount(scene, options)
  }

  func encode(_ scene: Scene, _ options: FormatOptions) throws(FormatFault) -> [UInt8] {
    let (sequence, layout) = try SpriteSheet.layout(scene, options, rate: defaultFrameRate)
    let image = "\(options.name).\(SpriteSheet().fileExtension)"
    var json = JSONWriter()
    json.object { json in
      json.member("loader", options.name)
      json.member("image", image)
      json.member("url", options.query.isEmpty ? image : "\(image)?\(options.query)")
      json.key("duration")
      json.number(sequence.duration)
      json.key("fps")
      json.number(options.frameRate ?? defaultFrameRate)
      json.member("count", sequence.count)
      json.member("columns", layout.columns)
      json.member("rows", layout.rows)
      json.key("frames")
      json.array { json in
        for index in 0..<sequence.count { json.frame(index, sequence, layout, options.name) }
      }
      json.key("meta")
      json.meta(image, layout, options.name)
    }
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  fileprivate mutating func member(_ name: String, _ value: Int) {
    key(name)
    number(value)
  }

  fileprivate mutating func rectangle(_ name: String, _ rectangle: PixelRectangle) {
    key(name)
    object { json in
      json.member("x", rectangle.x)
      json.member("y", rectangle.y)
      json.member("w", rectangle.width)
      json.member("h", rectangle.height)
    }
  }

  fileprivate mutating func size(_ name: String, _ width: Int, _ height: Int) {
    key(name)
    object { json in
      json.member("w", width)
      json.member("h", height)
    }
  }

  fileprivate mutating func frame(
    _ index: Int, _ sequence: FrameSequence, _ layout: SheetLayout, _ name: String
  ) {
    let whole = PixelRectangle(
      x: 0, y: 0, width: layout.frameWidth, height: layout.frameHeight)
    object { json in
      json.member("filename", "\(name) \(index)")
      json.key("t")
      json.number(Double(index) * sequence.duration / Double(sequence.count))
      json.key("progress")
      json.number(sequence[index].progress)
      json.key("duration")
      json.number(1000 * sequence.duration / Double(sequence.count))
      json.rectangle("frame", layout[index])
      json.key("rotated")
      json.boolean(false)
      json.key("trimmed")
      json.boolean(false)
      json.rectangle("spriteSourceSize", whole)
      json.size("sourceSize", layout.frameWidth, layout.frameHeight)
    }
  }

  fileprivate mutating func meta(_ image: String, _ layout: SheetLayout, _ name: String) {
    object { json in
      json.member("app", "loaderd")
      json.member("image", image)
      json.member("format", "RGBA8888")
      json.size("size", layout.width, layout.height)
      json.member("scale", "1")
      json.key("frameTags")
      json.array { json in
        json.object { json in
          json.member("name", name)
          json.member("from", 0)
          json.member("to", layout.count - 1)
          json.member("direction", "forward")
        }
      }
    }
  }
}
