import Formats

#if Rasters
  import RasterFormats
#endif

/// The formats of pixels: part of the program unless it is built without the trait `Rasters`.
enum PixelFormats {
  /// The formats; none without the trait.
  static var builtIn: [any Format] {
    #if Rasters
      RasterRegistry.builtIn
    #else
      []
    #endif
  }
}
