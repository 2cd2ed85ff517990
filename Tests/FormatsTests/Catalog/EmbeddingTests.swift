import Formats
import Foundation
import Geometry
import SceneGraph
import Testing

/// The formats that carry an SVG somewhere: CSS, HTML, and an address of its own.
@Suite struct EmbeddingTests {
  private static func text(
    _ format: String, _ recipe: Recipe, _ options: FormatOptions = FormatOptions()
  ) throws -> String {
    let bytes = try #require(try FormatRegistry()[format]).encode(try recipe.scene(), options)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: Recipe.spread, Engine.allCases)
  func carryTheBytesOfTheSVG(_ recipe: Recipe, _ engine: Engine) throws {
    let options = FormatOptions(engine: engine, size: Size(64, 64))
    let svg = try svgText(try recipe.scene(), options)
    #expect(try Self.text("html", recipe, options).contains(svg))
    let address = try Self.text("datauri", recipe, options)
    #expect(address.dropFirst("data:image/svg+xml,".count).removingPercentEncoding == svg)
    #expect(try Self.text("css", recipe, options).contains("url(\"\(address)\")"))
  }

  @Test func theClassIsNamedAfterTheLoader() throws {
    var options = FormatOptions()
    options.name = "coins"
    #expect(try Self.text("css", Recipe("coins"), options).hasPrefix(".loader-coins{"))
    options.selector = "#a,.b"
    #expect(try Self.text("css", Recipe("coins"), options).hasPrefix("#a,.b{"))
  }

  @Test func aSnippetIsNamedOrHidden() throws {
    let named = try Self.text(
      "html", Recipe("coins"), FormatOptions(title: "A \"&\" <b>", language: "de"))
    #expect(
      named.hasPrefix(
        "<div role=\"status\" aria-label=\"A &quot;&amp;&quot; &lt;b&gt;\" lang=\"de\"><svg "))
    #expect(named.hasSuffix("</svg></div>"))
    let hidden = try Self.text("html", Recipe("coins"), FormatOptions(isDecorative: true))
    #expect(hidden.hasPrefix("<div aria-hidden=\"true\"><svg "))
    #expect(!hidden.contains("role=") && !hidden.contains("<title>"))
  }

  @Test func honourWhatTheSVGDoes() throws {
    let registry = try FormatRegistry()
    let svg = try #require(registry["svg"]).options
    #expect(try #require(registry["html"]).options == svg)
    #expect(try #require(registry["datauri"]).options == svg.subtracting([.pretty]))
    #expect(
      try #require(registry["css"]).options
        == svg.subtracting([.accessibility, .identifier]).union([.selector]))
  }
}
