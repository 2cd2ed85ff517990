/// A response as it came over the wire.
struct RawResponse {
  let status: Int
  let fields: [(name: String, value: String)]
  var body: [UInt8] = []

  /// Reads status line and header section.
  init?(head: ArraySlice<UInt8>) {
    let text = String(decoding: head, as: UTF8.self)
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines.removeFirst().split(separator: " ", maxSplits: 2)
    guard words.count > 1, words[0] == "HTTP/1.1", let status = Int(words[1]) else { return nil }
    self.status = status
    fields = lines.filter { !$0.isEmpty }.map { line in
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count > 1 ? String(parts[1].drop { $0 == " " }) : "")
    }
  }

  /// Where the empty line behind a header section ends.
  static func headEnd(in bytes: [UInt8]) -> Int? {
    let mark = Array("\r\n\r\n".utf8)
    guard bytes.count >= mark.count else { return nil }
    return (0...(bytes.count - mark.count)).first { bytes[$0..<($0 + 4)].elementsEqual(mark) }
      .map { $0 + mark.count }
  }

  /// Every value of a field.
  func values(_ name: String) -> [String] {
    fields.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
  }

  /// The first value of a field.
  func first(_ name: String) -> String? { values(name).first }

  /// The body as text.
  var text: String { String(decoding: body, as: UTF8.self) }
}
