/// Plain selectors of a style sheet (Selectors 4, sections 5 and 6): `main, .busy, #wait`.
enum SelectorGrammar {
  /// The selectors in one spelling, without white space; `nil` where one is not plain.
  ///
  /// Only elements, classes and ids are taken, one each: nothing of them can end a rule or begin
  /// another.
  static func selectors(_ text: String) -> String? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(trimmed)
    return parts.allSatisfy(isPlain) ? parts.joined(separator: ",") : nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }

  private static func isPlain(_ text: Substring) -> Bool {
    var name = text.utf8[...]
    if name.first == UInt8(ascii: ".") || name.first == UInt8(ascii: "#") { name.removeFirst() }
    if name.first == UInt8(ascii: "-") { name.removeFirst() }
    guard let first = name.first, first.isASCIILetter || first == UInt8(ascii: "_") else {
      return false
    }
    return name.allSatisfy { byte in
      byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "-")
    }
  }
}
