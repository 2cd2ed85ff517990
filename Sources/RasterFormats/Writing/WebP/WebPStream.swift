internal import CWebP
internal import Formats

/// Writes one animated WebP without loss: the one owner of the library's encoder.
@safe final class WebPStream {
  private let encoder: OpaquePointer
  private var configuration = WebPConfig()
  private let width: Int
  private let height: Int

  /// The longest side in pixels that the library takes.
  static let longestSide = 16_383
  /// How hard the library tries, 0 to 6.
  static let method: Int32 = 4
  /// How much time it takes for it, 0 to 100.
  static let effort: Float = 50

  /// Begins a file of a size that plays so often; `nil` is for ever.
  init(width: Int, height: Int, plays: Int?) throws(FormatFault) {
    self.width = width
    self.height = height
    var options = WebPAnimEncoderOptions()
    guard unsafe WebPAnimEncoderOptionsInit(&options) != 0,
      unsafe WebPConfigInit(&configuration) != 0
    else { throw .library("libwebp") }
    options.anim_params.loop_count = Int32(plays ?? 0)
    options.anim_params.bgcolor = 0
    // Only the first frame stands by itself: loops are short, and played from their beginning.
    options.kmax = 0
    guard let encoder = unsafe WebPAnimEncoderNew(Int32(width), Int32(height), &options)
    else { throw .library("libwebp") }
    unsafe self.encoder = unsafe encoder
    configuration.lossless = 1
    configuration.method = Self.method
    configuration.quality = Self.effort
  }

  deinit { unsafe WebPAnimEncoderDelete(encoder) }

  /// Adds a picture of straight pixels that shows from a time in milliseconds on.
  func add(_ pixels: [UInt32], at time: Int) throws(FormatFault) {
    var picture = unsafe WebPPicture()
    guard unsafe WebPPictureInit(&picture) != 0 else { throw .library("libwebp") }
    unsafe picture.use_argb = 1
    unsafe picture.width = Int32(width)
    unsafe picture.height = Int32(height)
    var pixels = pixels
    let isAdded = unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      // The library keeps a copy of what it needs.
      unsafe picture.argb = pixels.baseAddress
      unsafe picture.argb_stride = Int32(width)
      return unsafe WebPAnimEncoderAdd(encoder, &picture, Int32(time), &configuration) != 0
    }
    guard isAdded else { throw .library("libwebp") }
  }

  /// Ends the file, the last picture at a time in milliseconds, and gives its bytes.
  func finish(at time: Int) throws(FormatFault) -> [UInt8] {
    var data = unsafe WebPData()
    defer { unsafe WebPDataClear(&data) }
    guard unsafe WebPAnimEncoderAdd(encoder, nil, Int32(time), nil) != 0,
      unsafe WebPAnimEncoderAssemble(encoder, &data) != 0
    else { throw .library("libwebp") }
    return unsafe [UInt8](UnsafeBufferPointer(start: data.bytes, count: data.size))
  }
}
