internal import Formats

/// Which of every loader's parameters a format must be able to honour to take them.
enum LoaderParameterRules {
  /// Parameters of size, which pictures alone have.
  static let size = ["size", "width", "height"]
  /// Parameters of timing that not every format can tell.
  static let timing = ["delay", "repeat", "showAfter"]
  /// All parameters that not every format takes.
  static let conditional = timing + size

  private static let options: [(name: String, option: FormatOption)] = [
    ("delay", .delay), ("repeat", .repetition), ("showAfter", .showAfter), ("size", .size),
    ("width", .size), ("height", .size),
  ]

  /// The names of those that a format does not honour.
  static func withheld(from format: any Format) -> [String] {
    options.filter { !format.options.contains($0.option) }.map(\.name)
  }
}
