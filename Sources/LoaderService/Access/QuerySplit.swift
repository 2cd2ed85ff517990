/// The items of a raw query as they stand, none left out and none decoded.
enum QuerySplit {
  /// The items between `&`.
  static func items(_ query: [UInt8]) -> [ArraySlice<UInt8>] {
    query.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
  }

  /// The query of some items; `nil` without any.
  static func joined(_ items: [ArraySlice<UInt8>]) -> [UInt8]? {
    items.isEmpty ? nil : Array(items.joined(separator: [UInt8(ascii: "&")]))
  }

  /// The value of an item, raw; `nil` where its name is another, or no value follows.
  static func value(of item: ArraySlice<UInt8>, named name: String) -> ArraySlice<UInt8>? {
    let name = name.utf8
    guard item.starts(with: name), item.dropFirst(name.count).first == UInt8(ascii: "=") else {
      return nil
    }
    return item.dropFirst(name.count + 1)
  }
}
