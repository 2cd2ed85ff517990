/// The identifier of a request that came without one: when the log began, the worker, a number.
///
/// Nothing of it is by chance; two processes that began in one millisecond could share some.
struct RequestNumber {
  /// The identifier as it is logged, such as `19ac8b3f2d1-0-0000002a`.
  private(set) var text: [UInt8]

  private static let digits = Array("0123456789abcdef".utf8)
  private static let width = 8

  /// Begins to count for a worker at a time, in milliseconds since 1970.
  init(beginning: Int64, worker: Int) {
    let number = String(repeating: "0", count: Self.width)
    text = Array("\(String(beginning, radix: 16))-\(String(worker, radix: 16))-\(number)".utf8)
  }

  /// Goes on to the next number; behind the last one comes 0.
  mutating func advance() {
    var place = text.count - 1
    for _ in 0..<Self.width {
      switch text[place] {
      case UInt8(ascii: "f"): text[place] = UInt8(ascii: "0")
      case UInt8(ascii: "9"):
        text[place] = UInt8(ascii: "a")
        return
      default:
        text[place] += 1
        return
      }
      place -= 1
    }
  }

  /// Whether a client's identifier is fit to be logged: 1 to 128 letters, digits and `-._~:/+=@`.
  static func isSane(_ identifier: some Collection<UInt8>) -> Bool {
    (1...128).contains(identifier.count)
      && identifier.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "+"), UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "="),
          UInt8(ascii: "@"), UInt8(ascii: "_"), UInt8(ascii: "~"):
          true
        default: false
        }
      }
  }
}
