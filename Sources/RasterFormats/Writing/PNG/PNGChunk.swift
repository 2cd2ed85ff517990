internal import CPNG

/// A chunk of a PNG (third edition, section 5.3).
struct PNGChunk: Equatable {
  /// The four letters of its type.
  let type: String
  /// What it holds.
  let data: [UInt8]

  /// What every PNG begins with (section 5.2).
  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// The chunks of a whole PNG in order.
  static func all(of file: [UInt8]) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var place = signature.count
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard place + 12 + length <= file.count else { break }
      let type = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      chunks.append(PNGChunk(type: type, data: Array(file[place + 8..<place + 8 + length])))
      place += 12 + length
    }
    return chunks
  }

  /// Appends the chunk: its length, type, data, and the checksum of the latter two (section 5.5).
  func append(to bytes: inout [UInt8]) {
    bytes.append(bigEndian: UInt32(data.count))
    let begin = bytes.count
    bytes += type.utf8
    bytes += data
    let sum = unsafe bytes[begin...].withUnsafeBufferPointer {
      unsafe crc32(0, $0.baseAddress, UInt32($0.count))
    }
    bytes.append(bigEndian: UInt32(sum))
  }
}

extension [UInt8] {
  /// Appends a number of 16 or 32 bits, the most significant byte first.
  mutating func append<Number: FixedWidthInteger>(bigEndian number: Number) {
    for shift in stride(from: Number.bitWidth - 8, through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: number >> Number(shift)))
    }
  }
}
