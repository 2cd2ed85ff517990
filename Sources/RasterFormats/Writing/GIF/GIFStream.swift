internal import CGif
internal import Formats

/// Writes one GIF (GIF89a): the one owner of giflib's structures.
@safe final class GIFStream {
  private let file: UnsafeMutablePointer<GifFileType>
  private let output: Output
  private let transparent: UInt8
  private var isOpen = true

  /// The longest side in pixels: two bytes (GIF89a, 18).
  static let longestSide = 65_535

  /// Begins a file of a size; it plays so often, `nil` for ever.
  init(width: Int, height: Int, _ palette: IndexedPalette, plays: Int?) throws(FormatFault) {
    output = Output()
    transparent = palette.transparent
    var fault: Int32 = 0
    let context = unsafe Unmanaged.passUnretained(output).toOpaque()
    guard
      let file = unsafe EGifOpen(
        context,
        { file, bytes, count in
          guard let file = unsafe file, let bytes = unsafe bytes,
            let context = unsafe file.pointee.UserData
          else { return 0 }
          let output = unsafe Unmanaged<Output>.fromOpaque(context).takeUnretainedValue()
          unsafe output.bytes += UnsafeBufferPointer(start: bytes, count: Int(count))
          return count
        }, &fault)
    else { throw .library("giflib") }
    unsafe self.file = unsafe file
    unsafe EGifSetGifVersion(file, true)
    try putScreen(width, height, palette)
    if plays != 1 { try putLoop(repeats: plays.map { $0 - 1 } ?? 0) }
  }

  deinit {
    guard isOpen else { return }
    var fault: Int32 = 0
    _ = unsafe EGifCloseFile(file, &fault)
  }

  /// Adds a frame that shows for a time in hundredths of a second.
  func add(_ frame: GIFFrame, delay: Int) throws(FormatFault) {
    var control = GraphicsControlBlock(
      DisposalMode: frame.disposal.rawValue, UserInputFlag: false, DelayTime: Int32(delay),
      TransparentColor: Int32(transparent))
    var bytes = [UInt8](repeating: 0, count: 4)
    unsafe EGifGCBToExtension(&control, &bytes)
    try check(unsafe EGifPutExtension(file, Int32(GRAPHICS_EXT_FUNC_CODE), 4, bytes))
    let codes = LZWCodes.shortest(frame, transparent: transparent)
    // The library takes the number of bits from the palette, whose size is written long ago.
    unsafe file.pointee.SColorMap.pointee.BitsPerPixel = Int32(codes.leastBits)
    let rectangle = frame.rectangle
    try check(
      unsafe EGifPutImageDesc(
        file, Int32(rectangle.x), Int32(rectangle.y), Int32(rectangle.width),
        Int32(rectangle.height), false, nil))
    try put(codes)
  }

  /// Ends the file and gives its bytes.
  func finish() throws(FormatFault) -> [UInt8] {
    var fault: Int32 = 0
    isOpen = false
    try check(unsafe EGifCloseFile(file, &fault))
    return output.bytes
  }

  /// Writes codes in blocks of at most 255 bytes, each behind its length (GIF89a, 15).
  private func put(_ codes: LZWCodes) throws(FormatFault) {
    for begin in stride(from: 0, to: codes.bytes.count, by: 255) {
      let block = codes.bytes[begin..<min(begin + 255, codes.bytes.count)]
      try check(unsafe EGifPutCodeNext(file, [UInt8(block.count)] + block))
    }
    try check(unsafe EGifPutCodeNext(file, nil))
  }

  /// The logical screen with the palette for all frames, its size the next power of two.
  private func putScreen(
    _ width: Int, _ height: Int, _ palette: IndexedPalette
  ) throws(FormatFault) {
    var size = 2
    while size < palette.colors.count { size *= 2 }
    let colors = (0..<size).map { place in
      let color = place < palette.colors.count ? palette.colors[place] : 0
      return GifColorType(
        Red: UInt8(truncatingIfNeeded: color >> 16), Green: UInt8(truncatingIfNeeded: color >> 8),
        Blue: UInt8(truncatingIfNeeded: color))
    }
    let map = unsafe GifMakeMapObject(Int32(size), colors)
    defer { unsafe GifFreeMapObject(map) }
    try check(unsafe EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, map))
  }

  /// How often the frames are repeated after they have played once; 0 is for ever.
  private func putLoop(repeats: Int) throws(FormatFault) {
    try check(unsafe EGifPutExtensionLeader(file, Int32(APPLICATION_EXT_FUNC_CODE)))
    try check(unsafe EGifPutExtensionBlock(file, 11, Array("NETSCAPE2.0".utf8)))
    let count: [UInt8] = [
      1, UInt8(truncatingIfNeeded: repeats), UInt8(truncatingIfNeeded: repeats >> 8),
    ]
    try check(unsafe EGifPutExtensionBlock(file, 3, count))
    try check(unsafe EGifPutExtensionTrailer(file))
  }

  private func check(_ status: Int32) throws(FormatFault) {
    if status != GIF_OK { throw .library("giflib") }
  }

  /// What the library has written.
  private final class Output {
    var bytes: [UInt8] = []
  }
}
