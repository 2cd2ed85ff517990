internal import HTTPMessages

/// The prefix of the names inside a picture, so that two pictures on one page never share one.
enum InstanceIdentifier {
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz".utf8)
  private static let characters = letters + Array("0123456789".utf8)

  /// Five characters, a letter first, from a hash of what makes a picture different from others.
  ///
  /// There are 26 · 36⁴ ≈ 44 million prefixes: two of a hundred pictures on one page share one in
  /// about 1 of 9,000 pages. All letters are lower case, since pages without a document type
  /// compare class names without regard to it.
  static func prefix(loader: String, canonicalArguments: String) -> String {
    var rest = ContentHash.value(of: Array("\(loader)?\(canonicalArguments)".utf8))
    var prefix = [letters[Int(rest % 26)]]
    rest /= 26
    for _ in 0..<4 {
      prefix.append(characters[Int(rest % 36)])
      rest /= 36
    }
    return String(decoding: prefix, as: UTF8.self)
  }
}
