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

  private let pages: [Page]
  private let files: [String: Content] = [
    "gallery.css": Content(GalleryAssets.style, "text/css; charset=utf-8"),
    "gallery.js": Content(GalleryAssets.script, "text/javascript; charset=utf-8"),
  ]

  private struct Page: Sendable {
    let language: String
    let isStill: Bool
    let content: Content
  }

  /// Writes the pages of some loaders.
  init(_ loaders: [ServedLoader], options: ServiceOptions) {
    pages = GalleryWords.all.flatMap { words in
      [false, true].map { isStill in
        let page = GalleryPage(loaders, options: options, words: words, isStill: isStill)
        return Page(
          language: words.language, isStill: isStill,
          content: Content(
            page.html, MediaType.html, policy: GalleryPage.contentSecurityPolicy))
      }
    }
  }

  /// The page in a language, moving or not; `nil` for a language that it is not written in.
  func page(language: String, isStill: Bool) -> Content? {
    pages.first { $0.language == language && $0.isStill == isStill }?.content
  }

  /// A file that the page loads.
  func asset(_ name: String) -> Content? { files[name] }
}
