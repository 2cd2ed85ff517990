internal import CPNG

/// How the pixels of a PNG are told (PNG, third edition, section 11.2.1).
enum PNGForm: Sendable {
  /// Red, green, blue and alpha.
  case trueColorWithAlpha
  /// Red, green and blue.
  case trueColor
  /// Places in a palette of at most 256 colours.
  case palette(ColorTable)

  /// The shortest form for pixels of some colours.
  init(_ table: ColorTable) {
    if table.colors.count <= 256 {
      let clearFirst = table.colors.sorted { ($0 >> 24, $0) < ($1 >> 24, $1) }
      self = .palette(ColorTable(clearFirst))
    } else {
      self = Self.plain(table)
    }
  }

  /// The form without a palette.
  static func plain(_ table: ColorTable) -> Self {
    table.colors.allSatisfy { $0 >> 24 == 255 } ? .trueColor : .trueColorWithAlpha
  }

  /// The colour type of the header.
  var colorType: Int32 {
    switch self {
    case .trueColorWithAlpha: PNG_COLOR_TYPE_RGB | PNG_COLOR_MASK_ALPHA
    case .trueColor: PNG_COLOR_TYPE_RGB
    case .palette: PNG_COLOR_MASK_COLOR | PNG_COLOR_MASK_PALETTE
    }
  }

  /// The bits of a sample.
  var depth: Int {
    guard case .palette(let table) = self else { return 8 }
    return switch table.colors.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// The bits of a pixel.
  var pixelDepth: Int {
    switch self {
    case .trueColorWithAlpha: 32
    case .trueColor: 24
    case .palette: depth
    }
  }

  /// The bytes of a row of so many pixels.
  func stride(_ width: Int) -> Int { (width * pixelDepth + 7) / 8 }

  /// The palette as red, green, blue and alpha of each colour.
  var palette: [UInt8] {
    guard case .palette(let table) = self else { return [] }
    return table.colors.flatMap { color in
      [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) }
    }
  }

  /// How many colours of the palette, all at its beginning, are not opaque.
  var clearCount: Int {
    guard case .palette(let table) = self else { return 0 }
    return table.colors.count { $0 >> 24 < 255 }
  }

  /// Whether pixels of a colour can be told.
  func canTell(_ color: UInt32) -> Bool {
    switch self {
    case .trueColorWithAlpha: true
    case .trueColor: color >> 24 == 255
    case .palette(let table): table.place(of: color) != nil
    }
  }

  /// Rows of pixels as their packed samples.
  func packed(_ pixels: [UInt32], width: Int) -> [UInt8] {
    let stride = stride(width)
    let height = width == 0 ? 0 : pixels.count / width
    var bytes = [UInt8](repeating: 0, count: stride * height)
    var place = 0
    switch self {
    case .trueColorWithAlpha, .trueColor:
      let hasAlpha = pixelDepth == 32
      for pixel in pixels {
        bytes[place] = UInt8(truncatingIfNeeded: pixel >> 16)
        bytes[place + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        bytes[place + 2] = UInt8(truncatingIfNeeded: pixel)
        if hasAlpha { bytes[place + 3] = UInt8(truncatingIfNeeded: pixel >> 24) }
        place += hasAlpha ? 4 : 3
      }
    case .palette(let table):
      let depth = depth
      var (lastPixel, lastSample) = (UInt32(1), UInt8(0))
      for y in 0..<height {
        for x in 0..<width {
          let pixel = pixels[y * width + x]
          if pixel != lastPixel {
            lastPixel = pixel
            lastSample = UInt8(truncatingIfNeeded: table.place(of: pixel) ?? 0)
          }
          let bit = x * depth
          bytes[y * stride + bit >> 3] |= lastSample << UInt8(8 - depth - bit & 7)
        }
      }
    }
    return bytes
  }
}
