/// The parts of a line of the access log.
///
/// A byte that is no printable ASCII character, a quotation mark or a backslash is written as `%`
/// with two hexadecimal digits, as in targets: nothing that a client sends can end a line or a
/// JSON string.
struct LogLine {
  let marks: AccessLogForm.Marks

  /// The methods of answers that may be ready.
  static let get = Array("GET".utf8)
  static let head = Array("HEAD".utf8)

  /// Where an answer came from.
  enum Source: String {
    /// It was ready.
    case hit
    /// It was made, and might have been ready.
    case miss
    /// It was made; it is never kept ready.
    case pass
  }

  /// The line behind the peer: method, target, status, bytes and source, with the seconds that
  /// the answer took where it was made.
  func rest(
    method: [UInt8], target: [UInt8], status: Int, bytes: Int, source: Source,
    nanoseconds: Int64? = nil
  ) -> [UInt8] {
    var line = Array(marks.method.utf8)
    line += LogLine.escaped(method)
    line += marks.target.utf8
    line += LogLine.escaped(target)
    line += "\(marks.status)\(status)\(marks.bytes)\(bytes)\(marks.source)\(source)".utf8
    if let nanoseconds {
      line += "\(marks.seconds)\(LogLine.seconds(nanoseconds))\(marks.end.withSeconds)".utf8
    } else {
      line += marks.end.withoutSeconds.utf8
    }
    return line
  }

  /// Bytes of a client made safe to be logged.
  static func escaped(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in bytes {
      if byte > 0x20, byte < 0x7f, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return result
  }

  /// A time in seconds with six decimals, rounded down.
  private static func seconds(_ nanoseconds: Int64) -> String {
    let (seconds, rest) = max(nanoseconds, 0).quotientAndRemainder(dividingBy: 1_000_000_000)
    let digits = String(rest / 1000)
    return "\(seconds).\(String(repeating: "0", count: 6 - digits.utf8.count))\(digits)"
  }
}
