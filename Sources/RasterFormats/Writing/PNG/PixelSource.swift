internal import Formats

/// A picture that is painted in bands from the top, so that it need not be held whole.
protocol PixelSource {
  /// The pixels of a row.
  var width: Int { get }
  /// The rows.
  var height: Int { get }
  /// The number of bands.
  var bandCount: Int { get }
  /// The pixels of a band, from 0; always the same ones.
  func band(_ index: Int) throws(FormatFault) -> PixelGrid<UInt32>
}

extension PixelSource {
  /// The picture as a PNG, in the shortest form that loses nothing.
  func png() throws(FormatFault) -> [UInt8] {
    var table = ColorTable()
    var only: PixelGrid<UInt32>?
    for index in 0..<bandCount {
      let band = try band(index)
      table.add(band.values)
      if bandCount == 1 { only = band }
    }
    let made = try png(PNGForm(table), only)
    // The palette of a small picture may be longer than what it spares.
    guard width * height < 1 << 14, let only else { return made }
    let plain = try png(PNGForm.plain(table), only)
    return plain.count < made.count ? plain : made
  }

  private func png(
    _ form: PNGForm, _ only: PixelGrid<UInt32>?
  ) throws(FormatFault) -> [UInt8] {
    let stream = try PNGStream(width: width, height: height, form)
    for index in 0..<bandCount {
      let band = if let only { only } else { try band(index) }
      try stream.write(band.values)
    }
    return try stream.finish()
  }
}
