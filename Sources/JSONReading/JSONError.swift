/// Why a text is no JSON value that can be read, and where that was noticed.
public struct JSONError: Error, Equatable, Sendable {
  /// What is wrong with the text.
  public enum Reason: Equatable, Sendable, CaseIterable {
    /// The text departs from the grammar (RFC 8259, section 2), or ends too early.
    case syntax
    /// Something stands behind the value.
    case trailingText
    /// The bytes are not UTF-8 (RFC 8259, section 8.1).
    case encoding
    /// A name stands twice in one object (RFC 8259, section 4, leaves the meaning open).
    case duplicateKey
    /// An integer outside of 64 bits, or a number beyond the largest binary64.
    case numberOutOfRange
    /// Arrays and objects are nested deeper than 2,048 levels.
    case tooDeep
    /// U+0000 stands in the name of a member.
    case nullInKey
    /// The memory did not suffice.
    case outOfMemory
  }

  /// What is wrong.
  public let reason: Reason
  /// The line, counted from 1.
  public let line: Int
  /// The number of characters of that line up to the end of what is wrong.
  public let column: Int
  /// The piece of text that is wrong as it was written, `nil` where it is long or missing.
  public let near: String?

  /// Makes an error of facts.
  public init(reason: Reason, line: Int, column: Int, near: String? = nil) {
    self.reason = reason
    self.line = line
    self.column = column
    self.near = near
  }
}
