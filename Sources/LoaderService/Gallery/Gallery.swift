internal import HTTPMessages
internal import Loaders

/// The gallery's page in every language, and the files that it loads.
struct Gallery: Sendable {
  /// What the page's address takes.
  static let parameters = AcceptedParameters(
    [
      Parameter(
        "lang", .access,
        .choice(GalleryWords.all.map { ParameterKind.Choice($0.language) }), default: nil,
        summary: "The language of the page; that of the browser where it is left out.",
        example: "zh"),
      Parameter(
        "motion", .timing, .choice(["auto", "none"].map { ParameterKind.Choice($0) }),
        default: .word("auto"), summary: "Whether the pictures move.", example: "none"),
    ] + OutputParameters.caching)

  private let loaders: [ServedLoader]
  private let options: ServiceOptions
  private let pages = ContentShelf()
  private let files: [String: Content] = [
    "gallery.css": Content(GalleryAssets.style, "text/css; charset=utf-8"),
    "gallery.js": Content(GalleryAssets.script, "text/javascript; charset=utf-8"),
  ]

  /// A gallery of some loaders; its pages are written when they are first asked for.
  init(_ loaders: [ServedLoader], options: ServiceOptions) {
    self.loaders = loaders
    self.options = options
  }

  /// The page in a language, moving or not, where it was asked for before.
  func knownPage(language: String, isStill: Bool) -> Content? {
    pages[Self.name(language, isStill)]
  }

  /// The page in a language, moving or not; in the first one where it is not written in that.
  func page(language: String, isStill: Bool) -> Content {
    let words = GalleryWords.all.first { $0.language == language } ?? .english
    return pages.content(of: Self.name(words.language, isStill)) {
      let page = GalleryPage(loaders, options: options, words: words, isStill: isStill)
      return Content(page.html, MediaType.html, policy: GalleryPage.contentSecurityPolicy)
    }
  }

  private static func name(_ language: String, _ isStill: Bool) -> String {
    "\(language) \(isStill)"
  }

  /// A file that the page loads.
  func asset(_ name: String) -> Content? { files[name] }
}
