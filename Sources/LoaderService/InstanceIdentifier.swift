internal import HTTPMessages

/// The prefix of the names inside a picture, so that two pictures on one page never share one.
enum InstanceIdentifier {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
  private static let digits = letters + Array("0123456789".utf8)

  /// Five characters, a letter first, from a hash of what makes a picture different from others.
  ///
  /// There are 52 · 62⁴ ≈ 768 million prefixes: two of a hundred pictures on one page share one
  /// in fewer than 1 of 100,000 pages.
  static func prefix(loader: String, canonicalArguments: String) -> String {
    var rest = ContentHash.value(of: Array("\(loader)?\(canonicalArguments)".utf8))
    var characters = [letters[Int(rest % 52)]]
    rest /= 52
    for _ in 0..<4 {
      characters.append(digits[Int(rest % 62)])
      rest /= 62
    }
    return String(decoding: characters, as: UTF8.self)
  }
}
