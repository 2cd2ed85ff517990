/// A path or a name of somebody else's as it may stand in a message.
///
/// It is in quotation marks only where it is empty, very long, or has characters that would break the
/// line or act on a terminal.
struct OneLine: CustomStringConvertible {
  let description: String

  /// The most characters of the text that are shown.
  static let limit = 1000

  init(_ text: String) {
    let scalars = text.unicodeScalars
    let isPlain =
      !text.isEmpty && scalars.count <= Self.limit && !scalars.contains(where: Quoted.isControl)
    description = isPlain ? text : "\(Quoted(text, limit: Self.limit))"
  }
}
