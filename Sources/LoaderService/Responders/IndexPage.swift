internal import Loaders

/// The page at the mount: the loaders as pictures, each with its addresses.
enum IndexPage {
  /// The page's HTML; every link is relative, so that it holds below any prefix.
  static func html(_ loaders: [ServedLoader], options: ServiceOptions) -> [UInt8] {
    let first = MarkupText.escaped(loaders.first?.entry.loader.name ?? "")
    var body = """
      <h1>Loading animations by address</h1>
      <p>Put one of these into a page with an image element; what stands behind the question \
      mark changes its colours, its size and its time.</p>
      <p><code>&lt;img src="loader/\(first).svg?size=64&amp;amp;duration=1.2" alt="Loading"&gt;</code></p>
      <ul class="loaders">
      """
    for served in loaders { body += card(served.entry.loader) }
    body += """
      </ul>
      <p><a href="loaders">The catalogue as JSON</a></p>
      <p><small>Version \(MarkupText.escaped(options.version))</small></p>
      """
    return Array(HTMLPage.html(title: "Loading animations", body: body).utf8)
  }

  private static func card(_ loader: any Loader) -> String {
    let name = MarkupText.escaped(loader.name)
    let title = MarkupText.escaped(loader.title)
    return """
      <li><a class="stage" href="loader/\(name).svg"><img src="loader/\(name).svg" alt="\(title)">\
      </a><h2>\(title)</h2><p>\(MarkupText.escaped(loader.summary))</p>\
      <small><a href="loaders/\(name)">Parameters</a> · \
      <a href="frames/\(name)?t=0.35">A frame</a></small></li>
      """
  }
}
