internal import HTTPMessages
internal import Loaders

/// Parameters under one name: `preset=small` stands for all of them.
public struct Preset: Hashable, Sendable {
  /// The item of a query that names a preset.
  static let itemName = "preset"

  /// The name.
  public let name: String
  /// The parameters, as a query.
  public let query: String
  /// The parameters as items of the query.
  let items: [Item]

  /// One of the parameters.
  struct Item: Hashable, Sendable {
    /// The name, decoded.
    let name: String
    /// The bytes as they stand in the query.
    let raw: ArraySlice<UInt8>
  }

  /// Makes a preset of a name of letters, digits, `-` and `_`, and of a query.
  ///
  /// `nil` for any other name, and for a query that has no items, that has one without a name or
  /// twice, that does not decode, or that is about presets and signatures itself.
  public init?(name: String, query: String) {
    let others = [Self.itemName, SignedTarget.signatureName, SignedTarget.expiryName]
    let read = QueryItems(Array(query.utf8), maximum: .max)
    let names = read.items.map(\.name)
    let raw = QuerySplit.items(Array(query.utf8))
    guard (1...64).contains(name.utf8.count), name.utf8.allSatisfy(\.isNameByte),
      read.faults.isEmpty, !names.isEmpty, names.count == raw.count,
      query.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), !query.utf8.contains(0x23),
      Set(names).count == names.count, !names.contains(where: others.contains),
      !names.contains("")
    else { return nil }
    self.name = name
    self.query = query
    items = zip(names, raw).map(Item.init)
  }

  /// The names of the parameters.
  public var parameters: [String] { items.map(\.name) }
}

extension UInt8 {
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
