internal import Loaders

/// The words that a loader is found by: its names, what is said of it, its family and tags.
struct KnownWords {
  /// The words in lower case, separated by spaces.
  let text: String

  /// Gathers the words of a loader.
  init(_ loader: any Loader) {
    let words =
      [loader.name, loader.title, loader.summary, loader.family.rawValue]
      + loader.tags + loader.aliases
    text = words.joined(separator: " ").lowercased()
  }

  /// Whether all words of a text, whole or in part and in any case, are among the words.
  func fit(_ wanted: String) -> Bool {
    wanted.lowercased().split(whereSeparator: \.isWhitespace).allSatisfy { text.contains($0) }
  }
}
