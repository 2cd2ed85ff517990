/// The request target of what `render` writes: the same route that the server answers.
struct RenderTarget: Equatable, Sendable {
  /// The name of the loader without an extension.
  let name: String
  /// The extension of the format.
  let format: String
  /// The parameters in the order given.
  let parameters: [(name: String, value: String)]

  /// Takes the format from the flag, else from the name, else from the file, else SVG.
  ///
  /// Of a file's name the longest of the known extensions counts, else what is behind its last
  /// point.
  init(
    name: String, format: String?, file: String?, parameters: [(name: String, value: String)],
    known extensions: [String] = Composition.fileExtensions
  ) {
    let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    self.name = String(parts[0])
    let ofName = parts.count > 1 ? String(parts[1]) : nil
    self.format =
      format ?? ofName ?? file.flatMap { Self.fileExtension(of: $0, extensions) } ?? "svg"
    self.parameters = parameters
  }

  /// The target in origin form (RFC 9112, section 3.2.1).
  var text: String {
    let query = parameters.map { "\(Self.encoded($0.name))=\(Self.encoded($0.value))" }
    return path + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  static func == (left: Self, right: Self) -> Bool {
    left.text == right.text
  }

  private var path: String {
    let segment = Self.encoded(name)
    return switch format {
    case "json": "/frames/\(segment)"
    case "ndjson": "/frames/\(segment).ndjson"
    default: "/loader/\(segment).\(Self.encoded(format))"
    }
  }

  /// The extension of a file's name, `nil` for none.
  private static func fileExtension(of path: String, _ known: [String]) -> String? {
    let file = path.split(separator: "/").last ?? ""
    let longest = known.filter { file.hasSuffix("." + $0) && file.count > $0.count + 1 }
      .max { $0.count < $1.count }
    if let longest { return longest }
    guard let point = file.lastIndex(of: "."), point != file.startIndex else { return nil }
    let letters = file[file.index(after: point)...]
    return letters.isEmpty ? nil : String(letters)
  }

  /// Percent-encodes every byte that is not unreserved (RFC 3986, section 2.3).
  static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return text.utf8.map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x2e, 0x5f, 0x7e:
        String(Unicode.Scalar(byte))
      default: "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }.joined()
  }
}
