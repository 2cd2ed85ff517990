public import Formats

/// The formats that are made of pixels.
public enum RasterRegistry {
  /// Every one of them, one line each.
  public static let builtIn: [any Format] = [
    PNG(),
    GIF(),
    APNG(),
    WebP(),
    SpriteSheet(),
    SpriteMap(),
  ]
}
