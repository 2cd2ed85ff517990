internal import Formats
internal import HTTPMessages
internal import Loaders

/// The files that browsers and crawlers ask a site for by themselves.
enum SiteFiles {
  /// The first loader as a still, for tabs and bookmarks; `nil` without a loader or without SVG.
  static func icon(_ served: [ServedLoader], _ formats: FormatRegistry) -> Content? {
    guard let entry = served.first?.entry, let format = formats["svg"] else { return nil }
    let arguments = entry.read([("motion", "none")]).arguments
    let options = FormatOptions(
      instant: .progress(entry.loader.poster), identifierPrefix: "icon", isDecorative: true)
    do throws(FormatFault) {
      let picture = try format.encode(entry.scene(for: arguments), options)
      return Content(picture, MediaType.svg, policy: CommonHeaders.svgPolicy)
    } catch {
      return nil
    }
  }

  /// What crawlers may visit (RFC 9309): not the addresses that differ by their query alone.
  static func robots(basePath: String) -> Content {
    let text = """
      User-agent: *
      Disallow: \(basePath)/frames/
      Disallow: \(basePath)/loader/*?
      Disallow: \(basePath)/metrics

      """
    return Content(Array(text.utf8), MediaType.text)
  }
}
