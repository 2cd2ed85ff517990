import HTTPMessages
import JSONReading

/// Parameters under a name, which is the folder of the files that are made by them.
struct ParameterSet: Equatable, Sendable {
  /// The name; empty for files that stand at the top.
  let name: String
  /// The parameters as a query (RFC 3986, section 3.4); empty for none.
  let query: String

  /// What is accepted, in words.
  static let accepted =
    "a name of up to 64 letters, digits, -, _ and points, =, and a query such as color=f00&size=96"
  /// Everything at its defaults, at the top.
  static let standard = ParameterSet(uncheckedName: "", query: "")
  /// Names that mean something else at the top.
  private static let taken = ["loader", "frames", ExportIndex.name]

  /// Makes a set; `nil` where the name is no good folder, or where the query does not decode.
  init?(name: String, query: String) {
    let items = QueryItems(Array(query.utf8), maximum: .max)
    guard name.utf8.count <= 64, name.utf8.allSatisfy(Self.isNameByte), !name.hasPrefix("."),
      !Self.taken.contains(name), items.faults.isEmpty,
      query.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "#") })
    else { return nil }
    self.init(uncheckedName: name, query: query)
  }

  /// Makes a set of `NAME=QUERY`.
  init?(_ text: String) {
    guard let equals = text.firstIndex(of: "=") else { return nil }
    self.init(name: String(text[..<equals]), query: String(text[text.index(after: equals)...]))
  }

  /// Makes a set of a query, or of an object of parameters.
  init?(name: String, _ json: JSONValue) {
    if let query = json.text {
      self.init(name: name, query: query)
      return
    }
    guard let members = json.members else { return nil }
    var items: [String] = []
    for member in members {
      switch member.value {
      case .null, .array, .object: return nil
      case .bool, .integer, .number, .string:
        items.append(
          RenderTarget.encoded(member.key) + "=" + RenderTarget.encoded(member.value.words))
      }
    }
    self.init(name: name, query: items.joined(separator: "&"))
  }

  private init(uncheckedName name: String, query: String) {
    self.name = name
    self.query = query
  }

  /// The names of the parameters.
  var parameters: [String] { QueryItems(Array(query.utf8), maximum: .max).items.map(\.name) }

  /// What stands before the names of the set's files.
  var folder: String { name.isEmpty ? "" : name + "/" }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
