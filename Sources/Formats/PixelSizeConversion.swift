public import Geometry

extension PixelSize {
  /// Makes a size in pixels of one whose unit is the pixel.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}
