/// Reads the codes of GIF (GIF89a, appendix F), written from the standard alone.
struct LZWReading {
  /// The pixels; `nil` where the codes are not well formed.
  static func pixels(_ bytes: [UInt8], leastBits: Int) -> [UInt8]? {
    let (clear, end) = (1 << leastBits, 1 << leastBits + 1)
    var (bits, place) = (leastBits + 1, 0)
    var runs: [[UInt8]] = []
    var last: [UInt8]?
    var pixels: [UInt8] = []
    while true {
      guard place + bits <= bytes.count * 8 else { return nil }
      var code = 0
      for bit in 0..<bits {
        code |= Int(bytes[(place + bit) / 8] >> UInt8((place + bit) % 8) & 1) << bit
      }
      place += bits
      if code == end { return place + 8 > bytes.count * 8 ? pixels : nil }
      if code == clear {
        runs = (0..<clear).map { [UInt8($0)] } + [[], []]
        (bits, last) = (leastBits + 1, nil)
        continue
      }
      let run: [UInt8]
      if code < runs.count {
        run = runs[code]
      } else if code == runs.count, let last {
        run = last + last.prefix(1)
      } else {
        return nil
      }
      pixels += run
      if let last, runs.count < 4096 { runs.append(last + run.prefix(1)) }
      if runs.count == 1 << bits, bits < 12 { bits += 1 }
      last = run
    }
  }
}
