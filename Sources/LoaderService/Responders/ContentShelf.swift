internal import Synchronization

/// Contents that never change once they are made, each made when it is first asked for.
final class ContentShelf: Sendable {
  private let contents = Mutex<[String: Content]>([:])

  /// The content of a name; `nil` where it was not made yet.
  subscript(name: String) -> Content? { contents.withLock { $0[name] } }

  /// The content of a name; `make` makes it where it is not there yet.
  ///
  /// What several ask for at the same time for the first time is made as often; it is the same.
  func content(of name: String, make: () -> Content) -> Content {
    if let known = self[name] { return known }
    let made = make()
    return contents.withLock { contents in
      if let known = contents[name] { return known }
      contents[name] = made
      return made
    }
  }
}
