internal import Loaders

/// Which loaders of the catalogue are asked for: by words, family and tag, all of them at once.
struct CatalogueQuestion: Hashable {
  /// Words that must be found, whole or in part.
  var words = ""
  /// The family; `nil` for every one.
  var family: String?
  /// The tag; `nil` for any.
  var tag: String?

  /// Everything.
  init() {}

  /// The question that arguments ask.
  init(_ arguments: Arguments) {
    words = arguments.text("q") ?? ""
    family = arguments.word("family")
    tag = arguments.word("tag")
  }

  /// Whether a loader is asked for.
  func fits(_ loader: any Loader, _ known: KnownWords) -> Bool {
    known.fit(words) && (family ?? loader.family.rawValue) == loader.family.rawValue
      && tag.map(loader.tags.contains) ?? true
  }

  /// What the list's address takes where there are some loaders.
  static func parameters(_ loaders: [any Loader]) -> AcceptedParameters {
    AcceptedParameters(
      [
        Parameter(
          "q", .catalogue, .text(maximum: 100), default: nil,
          summary: "Words that a loader's names, title, summary, family or tags have.",
          example: "orbit"),
        choice(
          "family", Family.allCases.map(\.rawValue), "The family that loaders are of.",
          loaders.first
            .map { $0.family.rawValue }),
        choice(
          "tag", Set(loaders.flatMap(\.tags)).sorted(), "A tag that loaders have.",
          loaders.first?.tags.first),
      ] + OutputParameters.caching)
  }

  private static func choice(
    _ name: String, _ words: [String], _ summary: String, _ example: String?
  ) -> Parameter {
    Parameter(
      name, .catalogue, .choice(words.map { ParameterKind.Choice($0) }), default: nil,
      summary: summary, example: example ?? "")
  }
}
