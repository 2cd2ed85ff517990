internal import CPNG
internal import Formats

/// Writes one PNG: the one owner of libpng's structures.
@safe final class PNGStream {
  private let writer: UnsafeMutablePointer<loaderd_png>
  private let width: Int
  private let form: PNGForm

  /// Begins a picture of a size in a form.
  init(width: Int, height: Int, _ form: PNGForm) throws(FormatFault) {
    self.width = width
    self.form = form
    unsafe writer = .allocate(capacity: 1)
    unsafe writer.initialize(to: loaderd_png())
    let palette = form.palette
    let isBegun = unsafe loaderd_png_begin(
      writer, UInt32(width), UInt32(height), Int32(form.depth), form.colorType, palette,
      Int32(palette.count / 4), Int32(form.clearCount), 9)
    guard isBegun != 0 else { throw fault }
  }

  deinit {
    unsafe loaderd_png_free(writer)
    unsafe writer.deallocate()
  }

  /// Writes rows of straight pixels.
  func write(_ pixels: [UInt32]) throws(FormatFault) {
    let bytes = form.packed(pixels, width: width)
    let isWritten = unsafe loaderd_png_rows(
      writer, bytes, form.stride(width), UInt32(pixels.count / width))
    guard isWritten != 0 else { throw fault }
  }

  /// Ends the picture after its last row and gives its bytes.
  func finish() throws(FormatFault) -> [UInt8] {
    guard unsafe loaderd_png_end(writer) != 0 else { throw fault }
    return unsafe [UInt8](
      UnsafeBufferPointer(start: writer.pointee.bytes, count: writer.pointee.count))
  }

  private var fault: FormatFault { .library("libpng") }
}
