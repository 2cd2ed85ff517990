/// An sRGB colour of 8 bits a channel, not premultiplied (CSS Color 4, section 5).
public struct Color: Hashable, Sendable {
  /// Red, 0 to 255.
  public let red: UInt8
  /// Green, 0 to 255.
  public let green: UInt8
  /// Blue, 0 to 255.
  public let blue: UInt8
  /// Opacity, 0 (transparent) to 255 (opaque).
  public let alpha: UInt8

  /// Makes a colour of its channels, each 0 to 255.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes an opaque colour of 0xRRGGBB.
  public init(hex: UInt32) {
    self.init(UInt8(hex >> 16 & 255), UInt8(hex >> 8 & 255), UInt8(hex & 255))
  }

  /// The channels as `rrggbb`, with two more digits for an opacity that is not full.
  public var hexadecimal: String {
    var digits: [UInt8] = []
    for channel in alpha == 255 ? [red, green, blue] : [red, green, blue, alpha] {
      for digit in [channel >> 4, channel & 15] { digits.append(digit + (digit < 10 ? 48 : 87)) }
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// Opacity as a fraction, 0 to 1.
  public var opacity: Double { Double(alpha) / 255 }
}
