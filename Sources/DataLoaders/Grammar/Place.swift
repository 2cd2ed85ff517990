internal import JSONReading

/// A place of a file by its JSON pointer (RFC 6901).
struct Place: Hashable, Sendable {
  /// The pointer; empty for the whole file.
  let pointer: String

  /// The whole file.
  static let root = Place(pointer: "")

  /// The place of a member of the object here.
  func member(_ name: String) -> Place {
    Place(pointer: pointer + "/" + JSONValue.pointerToken(of: name))
  }

  /// The place of an element of the array here, counted from 0.
  func element(_ index: Int) -> Place { Place(pointer: pointer + "/\(index)") }
}
