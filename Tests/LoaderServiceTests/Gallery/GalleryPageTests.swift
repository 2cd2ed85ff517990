import Loaders
import Formats
import HTTPMessages
import Testing

@testable import LoaderService

@Suite struct GalleryPageTests {
  private static func html(isStill: Bool = false) throws -> String {
    let page = try Gallery.standard().page(language: "en", isStill: isStill)
    return String(decoding: page.body, as: UTF8.self)
  }

  /// Without a script the grid shows every loader and leads to its file.
  @Test func showsEveryLoaderByItself() throws {
    let html = try Self.html()
    for loader in try Gallery.loaders().map(\.entry.loader) {
      #expect(html.contains("<a href=\"loader/\(loader.name).svg\">"))
      #expect(html.contains("src=\"loader/\(loader.name).svg?decorative=1\""))
      #expect(html.contains(MarkupText.escaped(loader.title)))
    }
    #expect(html.contains("Version 1.2.3"))
  }

  /// No address begins at the root or elsewhere, so that all hold below any prefix.
  @Test func everyAddressIsRelative() throws {
    let html = try Self.html()
    let addresses = html.matches(of: /(?:href|src|data-src)="([^"]*)"/).map { String($0.1) }
    #expect(addresses.count > 8)
    for address in addresses {
      #expect(!address.hasPrefix("/") && !address.contains(":"), "\(address)")
    }
  }

  /// The policy allows no style or script within the page: there is none.
  @Test func keepsToItsPolicy() throws {
    let html = try Self.html()
    #expect(!html.contains("<style") && !html.contains(" style=") && !html.contains(" onclick"))
    let scripts = html.matches(of: /<script[^>]*>/).map { String($0.0) }
    #expect(scripts.count == 2)
    #expect(scripts[0].contains("type=\"application/json\""))
    #expect(scripts[1].contains("src=\"assets/gallery.js"))
  }

  @Test func standsStillWhereThatIsAskedFor() throws {
    let html = try Self.html(isStill: true)
    for loader in try Gallery.loaders().map(\.entry.loader) {
      #expect(html.contains("src=\"loader/\(loader.name).svg?decorative=1&amp;motion=none\""))
    }
    #expect(html.contains("aria-pressed=\"true\""))
    #expect(html.contains("<a href=\"?lang=en\">Show motion</a>"))
  }

  @Test func namesEachElementOnce() throws {
    let html = try Self.html()
    let names = html.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    #expect(Set(names).count == names.count)
    let referred = html.matches(of: /\s(?:for|aria-labelledby)="([^"]*)"/).map { String($0.1) }
    #expect(Set(referred).isSubset(of: Set(names)))
  }
}
