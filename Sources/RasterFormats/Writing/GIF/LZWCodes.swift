/// Pixels in variable-length codes (GIF89a, appendix F), with a choice where a pixel has one.
///
/// A pixel that stands there already may be told by its colour or as transparent. Each is told so
/// that it goes on with a run of pixels that has a code already, where one of both does.
struct LZWCodes {
  /// Which of both is told where neither goes on with a run, or both do.
  enum Preference: CaseIterable {
    /// Transparent.
    case transparent
    /// The colour.
    case color
    /// What the pixel before was told as.
    case same
  }

  /// The number of bits that the codes of single pixels have at least.
  let leastBits: Int
  /// The codes, packed from the lowest bit on.
  private(set) var bytes: [UInt8] = []

  private var pending: UInt32 = 0
  private var pendingBits = 0
  private var codeBits: Int
  private var firstCode: Int { (1 << leastBits) + 2 }
  private var clearCode: Int { 1 << leastBits }
  private var nextCode: Int
  // Codes as a tree: each is the one of its parent and a further pixel.
  private var children = [UInt16](repeating: 0, count: Self.limit)
  private var siblings = [UInt16](repeating: 0, count: Self.limit)
  private var symbols = [UInt8](repeating: 0, count: Self.limit)

  /// The number of codes that there may be.
  static let limit = 4096

  /// The codes of a frame's pixels, the shortest of a few ways to tell them.
  static func shortest(_ frame: GIFFrame, transparent: UInt8) -> LZWCodes {
    let highest = max(frame.pixels.max() ?? 0, transparent)
    var bits = 2
    while 1 << bits <= Int(highest) { bits += 1 }
    let hasChoice = frame.isFree.contains(true)
    let ways = hasChoice ? Preference.allCases : [.color]
    let all = ways.map { LZWCodes(frame, transparent, $0, leastBits: bits) }
    return all.dropFirst().reduce(all[0]) { $1.bytes.count < $0.bytes.count ? $1 : $0 }
  }

  /// Tells a frame's pixels with a preference.
  init(_ frame: GIFFrame, _ transparent: UInt8, _ preference: Preference, leastBits: Int) {
    self.leastBits = leastBits
    codeBits = leastBits + 1
    nextCode = (1 << leastBits) + 2
    put(clearCode)
    tell(frame, transparent, preference)
    put(clearCode + 1)
    if pendingBits > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
  }

  private mutating func tell(
    _ frame: GIFFrame, _ transparent: UInt8, _ preference: Preference
  ) {
    var last = transparent
    func preferred(_ color: UInt8) -> UInt8 {
      switch preference {
      case .transparent: transparent
      case .color: color
      case .same: last == transparent || last == color ? last : color
      }
    }
    var code = -1
    for (index, color) in frame.pixels.enumerated() {
      let isFree = frame.isFree[index]
      let first = isFree ? preferred(color) : color
      if code < 0 {
        code = Int(first)
        last = first
        continue
      }
      if let child = child(of: code, first) {
        code = child
        last = first
        continue
      }
      if isFree {
        let second = first == color ? transparent : color
        if let child = child(of: code, second) {
          code = child
          last = second
          continue
        }
      }
      put(code)
      add(first, to: code)
      code = Int(first)
      last = first
    }
    guard code >= 0 else { return }
    put(code)
    // A reader gives the run that would begin here a code, and may take one more bit from now on.
    if nextCode == 1 << codeBits, codeBits < 12 { codeBits += 1 }
  }

  private func child(of code: Int, _ symbol: UInt8) -> Int? {
    var child = Int(children[code])
    while child != 0 {
      if symbols[child] == symbol { return child }
      child = Int(siblings[child])
    }
    return nil
  }

  /// Gives a run a code; where there is none left, all are forgotten.
  private mutating func add(_ symbol: UInt8, to code: Int) {
    guard nextCode < Self.limit else {
      put(clearCode)
      codeBits = leastBits + 1
      nextCode = firstCode
      for root in 0..<clearCode { children[root] = 0 }
      return
    }
    symbols[nextCode] = symbol
    siblings[nextCode] = children[code]
    children[code] = UInt16(nextCode)
    children[nextCode] = 0
    if nextCode == 1 << codeBits, codeBits < 12 { codeBits += 1 }
    nextCode += 1
  }

  private mutating func put(_ code: Int) {
    pending |= UInt32(code) << UInt32(pendingBits)
    pendingBits += codeBits
    while pendingBits >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingBits -= 8
    }
  }
}
