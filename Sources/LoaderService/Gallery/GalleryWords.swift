/// The gallery's words in one language.
struct GalleryWords: Sendable {
  /// The language (BCP 47).
  let language: String
  /// The name of the language in itself.
  let languageName: String
  /// The words by their keys; those that scripts say keep `{places}` for values.
  let words: [(key: String, text: String)]
  /// What parameters do, by their names; a parameter without an entry keeps the table's sentence.
  let summaries: [(key: String, text: String)]

  /// The words of a key.
  subscript(key: String) -> String { words.first { $0.key == key }?.text ?? key }

  /// Every language that the gallery speaks, the one first that is spoken where none fits.
  static let all = [english, chinese]
}
