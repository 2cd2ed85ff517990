/// The items of a query: names with values, in the order in which they stand.
///
/// Items are separated by `&`, a name ends at the first `=`, `+` is a space and escapes are decoded
/// as in forms (URL Standard, section 5.1), but strictly: what does not decode is told as a fault
/// and does not touch its neighbours. Empty items (`a=1&&b=2`) are skipped.
public struct QueryItems: Hashable, Sendable {
  /// A name and its value, decoded.
  public struct Item: Hashable, Sendable {
    /// The name; it may be empty.
    public let name: String
    /// The value; empty also where there is no `=`.
    public let value: String

    /// Makes an item.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// An item that does not decode: its text, legible, and what is wrong.
  public struct Fault: Hashable, Sendable {
    /// The name, decoded where it decodes and raw where it does not.
    public let name: String
    /// The value, decoded where it decodes and raw where it does not.
    public let value: String
    /// What is wrong.
    public let problem: MessageFault
  }

  /// The items that decode, in order, at most the maximum.
  public let items: [Item]
  /// The items that do not decode, in order.
  public let faults: [Fault]
  /// The first item beyond the maximum, legible but raw; it and those after it are not read.
  public let firstBeyondMaximum: Item?

  /// Reads a raw query; `nil` has no items. At most `maximum` items are read.
  public init(_ query: [UInt8]?, maximum: Int = 64) {
    var items: [Item] = []
    var faults: [Fault] = []
    var firstBeyondMaximum: Item?
    var rest = (query ?? [])[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "&")) ?? rest.endIndex
      let item = rest[..<end]
      rest = rest[end...].dropFirst()
      if item.isEmpty { continue }
      let equals = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
      let rawName = item[..<equals]
      let rawValue = item[equals...].dropFirst()
      guard items.count + faults.count < maximum else {
        firstBeyondMaximum = Item(name: rawName.legible, value: rawValue.legible)
        break
      }
      let name = Result { () throws(MessageFault) in
        try PercentDecoding.text(rawName, plusIsSpace: true)
      }
      let value = Result { () throws(MessageFault) in
        try PercentDecoding.text(rawValue, plusIsSpace: true)
      }
      switch (name, value) {
      case (.success(let name), .success(let value)):
        items.append(Item(name: name, value: value))
      case (.failure(let problem), _):
        faults.append(
          Fault(
            name: rawName.legible, value: value.text ?? rawValue.legible, problem: problem))
      case (.success(let name), .failure(let problem)):
        faults.append(Fault(name: name, value: rawValue.legible, problem: problem))
      }
    }
    self.items = items
    self.faults = faults
    self.firstBeyondMaximum = firstBeyondMaximum
  }
}

extension ArraySlice<UInt8> {
  /// The bytes as text, each that is not UTF-8 replaced by U+FFFD.
  fileprivate var legible: String { String(decoding: self, as: UTF8.self) }
}

extension Result<String, MessageFault> {
  fileprivate var text: String? {
    if case .success(let text) = self { text } else { nil }
  }
}
