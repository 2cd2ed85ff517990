import HTTPMessages

extension FuzzTarget {
  /// Queries: what was read and is written again reads the same.
  static let query = FuzzTarget(name: "query") { bytes in
    let read = QueryItems(bytes)
    require(read.items.count + read.faults.count <= 64, "the limit is kept")
    let written = read.items.map { escaped($0.name) + [UInt8(ascii: "=")] + escaped($0.value) }
    let again = QueryItems(Array(written.joined(separator: [UInt8(ascii: "&")])))
    require(again.faults.isEmpty && again.firstBeyondMaximum == nil, "what is written is right")
    require(again.items == read.items, "\(again.items) is \(read.items)")
    _ = QueryItems(bytes, maximum: 1)
    guard let path = try? PathSegments(bytes) else { return }
    require(!path.segments.isEmpty, "a path has a segment")
    let joined = path.segments.flatMap { [UInt8(ascii: "/")] + escaped($0) }
    require((try? PathSegments(joined)) == path, "a path that is written again is the same")
  }

  /// Every byte but letters and digits as an escape.
  private static func escaped(_ text: String) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return text.utf8.flatMap { byte -> [UInt8] in
      let isPlain = (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
      return isPlain
        ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
}
