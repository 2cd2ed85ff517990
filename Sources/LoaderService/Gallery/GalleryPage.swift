internal import Loaders

/// The page at the mount: every loader as a picture, and a studio to shape one.
///
/// The grid is whole without a script. Every link is relative, so that it holds below any prefix.
struct GalleryPage {
  private let loaders: [ServedLoader]
  private let options: ServiceOptions
  private let words: GalleryWords
  private let isStill: Bool

  /// Makes the page of some loaders in a language; `isStill` shows pictures that do not move.
  init(_ loaders: [ServedLoader], options: ServiceOptions, words: GalleryWords, isStill: Bool) {
    self.loaders = loaders
    self.options = options
    self.words = words
    self.isStill = isStill
  }

  /// What the page may load (CSP 3): this service's own pictures, style, script and answers.
  ///
  /// Pictures by `data:` and `blob:` are what its own script makes.
  static let contentSecurityPolicy =
    "default-src 'none'; img-src 'self' data: blob:; style-src 'self'; script-src 'self'; "
    + "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"

  /// The page's HTML.
  var html: [UInt8] {
    let version = GalleryAssets.version
    return Array(
      """
      <!DOCTYPE html>
      <html lang="\(words.language)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(text("title"))</title>
      <meta name="description" content="\(text("intro"))">
      <link rel="icon" href="favicon.svg" type="image/svg+xml">
      <link rel="stylesheet" href="assets/gallery.css?v=\(version)">
      <script type="application/json" id="words">\(scriptWords)</script>
      <script type="module" src="assets/gallery.js?v=\(version)"></script>
      </head>
      <body>
      <a class="skip" href="#grid">\(text("skip"))</a>
      \(header)
      <main>
      \(filter)
      <ul class="grid" id="grid">
      \(loaders.map { card($0.entry.loader) }.joined(separator: "\n"))
      </ul>
      <p id="nothing" hidden>\(text("nothing"))</p>
      </main>
      \(GalleryStudio(words: words).html)
      <p class="toast" id="toast" role="status" hidden></p>
      <footer class="bottom">
      <p>\(text("version").replacing("{version}", with: MarkupText.escaped(options.version)))</p>
      </footer>
      </body>
      </html>

      """.utf8)
  }

  private func text(_ key: String) -> String { MarkupText.escaped(words[key]) }

  private var header: String {
    let others = GalleryWords.all.filter { $0.language != words.language }.map { other in
      """
      <a href="?lang=\(other.language)" hreflang="\(other.language)" lang="\(other.language)">\
      \(other.languageName)</a>
      """
    }
    let motion =
      isStill
      ? "<a href=\"?lang=\(words.language)\">\(text("moving"))</a>"
      : "<a href=\"?lang=\(words.language)&amp;motion=none\">\(text("stopped"))</a>"
    return """
      <header class="top">
      <h1>\(text("title"))</h1>
      <p>\(text("intro"))</p>
      <nav aria-label="\(text("language"))">
      \(others.joined(separator: "\n"))
      \(motion)
      <a href="loaders">\(text("catalogue"))</a>
      <a href="openapi.json">\(text("contract"))</a>
      <a href="llms.txt">\(text("forMachines"))</a>
      </nav>
      </header>
      """
  }

  private var filter: String {
    var families: [String] = []
    var tags: Set<String> = []
    for served in loaders {
      let family = served.entry.loader.family.rawValue
      if !families.contains(family) { families.append(family) }
      tags.formUnion(served.entry.loader.tags)
    }
    return """
      <form class="filter" id="filter" role="search" hidden>
      <label for="q">\(text("search"))</label>
      <input id="q" type="search" autocomplete="off">
      <label for="family">\(text("family"))</label>
      <select id="family"><option value="">\(text("every"))</option>\(choices(families))</select>
      <label for="tag">\(text("tag"))</label>
      <select id="tag"><option value="">\(text("everyTag"))</option>\(choices(tags.sorted()))</select>
      <button type="button" id="pause" aria-pressed="\(isStill)">\(text("pause"))</button>
      <span class="count" id="count" role="status"></span>
      </form>
      """
  }

  private func choices(_ values: [String]) -> String {
    values.map(MarkupText.escaped).map { "<option value=\"\($0)\">\($0)</option>" }.joined()
  }

  private func card(_ loader: any Loader) -> String {
    let name = MarkupText.escaped(loader.name)
    let picture = "loader/\(name).svg?decorative=1"
    return """
      <li data-name="\(name)" data-names="\(MarkupText.escaped(
        ([loader.name] + loader.aliases).joined(separator: " ")))" \
      data-family="\(loader.family.rawValue)" \
      data-tags="\(MarkupText.escaped(loader.tags.joined(separator: " ")))" \
      data-words="\(MarkupText.escaped(KnownWords(loader).text))">\
      <a href="loader/\(name).svg"><span class="stage"><img \
      src="\(picture)\(isStill ? "&amp;motion=none" : "")" data-src="\(picture)" alt="" \
      width="88" height="88" loading="lazy" decoding="async"></span>\
      <span class="name">\(MarkupText.escaped(loader.title))</span>\
      <span class="family">\(loader.family.rawValue)</span></a></li>
      """
  }

  /// The words that scripts say, as JSON that may stand in an element.
  private var scriptWords: String {
    let members = words.words.map { JSONValue.Member(name: $0.key, value: .string($0.text)) }
    let summaries = words.summaries.map {
      JSONValue.Member(name: $0.key, value: .string($0.text))
    }
    let value = JSONValue.object(
      members + [JSONValue.Member(name: "summaries", value: .object(summaries))])
    return String(decoding: value.bytes, as: UTF8.self).replacing("<", with: "\\u003c")
  }
}
