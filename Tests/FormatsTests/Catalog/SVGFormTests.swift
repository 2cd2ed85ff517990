import Formats
import Foundation
import Testing

/// Formats, "svg": what every file obeys, over loaders, engines and parameters.
@Suite struct SVGFormTests {
  private func markup(_ recipe: Recipe, _ engine: Engine) throws -> MarkupElement {
    let options = FormatOptions(engine: engine, identifierPrefix: "p_9")
    return try MarkupElement.read(try svg(try recipe.scene(), options))
  }

  @Test(arguments: Recipe.spread, Engine.allCases)
  func numbersArePlain(_ recipe: Recipe, _ engine: Engine) throws {
    let root = try markup(recipe, engine)
    let words: Set = ["xmlns", "fill", "class", "id", "href", "role"]
    let texts = root.all.flatMap { element in
      element.attributes.filter { !words.contains($0.key) }.map(\.value) + [element.text]
    }
    for text in texts where text != "Loading" {
      #expect(text.firstMatch(of: /-0(?![.\d])|-\.0+(?!\d)/) == nil, "a negative 0 in \(text)")
      #expect(text.firstMatch(of: /\d[eE][+\-]?\d/) == nil, "an exponent in \(text)")
      #expect(text.firstMatch(of: /\d\.\d*0(?!\d)/) == nil, "a needless 0 in \(text)")
      #expect(text.firstMatch(of: /nan|inf(?!inite)/) == nil, "no number in \(text)")
    }
  }

  @Test(arguments: Recipe.spread)
  func timesAscendWithoutSpace(_ recipe: Recipe) throws {
    let animations = try markup(recipe, .smil).all(
      named: "animate", "animateTransform", "animateMotion")
    #expect(!animations.isEmpty)
    for animation in animations {
      let values = animation["values"] ?? ""
      #expect(values.firstMatch(of: /\s/) == nil)
      guard let text = animation["keyTimes"] else { continue }
      #expect(text.wholeMatch(of: /[0-9.;]+/) != nil)
      let times = text.split(separator: ";").compactMap { Double($0) }
      #expect(times.first == 0 && times.last == 1)
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(times.count == values.split(separator: ";").count)
    }
  }

  @Test(arguments: Recipe.spread)
  func splinesStayInside(_ recipe: Recipe) throws {
    for animation in try markup(recipe, .smil).all {
      guard let text = animation["keySplines"] else { continue }
      let numbers = text.split { $0 == ";" || $0 == " " }.compactMap { Double($0) }
      #expect(numbers.allSatisfy { (0...1).contains($0) } && numbers.count % 4 == 0)
      #expect(text.firstMatch(of: #/;\s|\s;|\s\s/#) == nil)
      let values = (animation["values"] ?? "").split(separator: ";")
      #expect(text.split(separator: ";").count == values.count - 1)
    }
  }

  @Test(arguments: Recipe.spread, Engine.allCases)
  func namesCarryThePrefix(_ recipe: Recipe, _ engine: Engine) throws {
    let root = try markup(recipe, engine)
    let sheet = try StyleSheet(
      root.all(named: "style").map(\.text).joined(),
      preferring: ["prefers-reduced-motion", "prefers-color-scheme:dark"])
    let classes = root.all.compactMap { $0["class"] }.flatMap { $0.split(separator: " ") }
    let ids = root.all.compactMap { $0["id"] }
    let references = root.all.compactMap { $0["href"]?.dropFirst() }
    let selectors = sheet.rules.map(\.selector)
    #expect(selectors.allSatisfy { $0.hasPrefix(".") }, "no selector is bare")
    let names = Set(
      classes.map(String.init) + ids + Array(sheet.keyFrames.keys)
        + selectors.map { String($0.dropFirst().prefix { !"~:".contains($0) }) })
    for name in names {
      #expect(name.hasPrefix("p_9") && name.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*/) != nil)
    }
    #expect(Set(ids).count == ids.count)
    #expect(references.allSatisfy { ids.contains(String($0)) })
    let own = selectors.filter { !$0.hasSuffix("~*") }.map { $0.prefix { $0 != ":" } }.map(
      String.init)
    #expect(Set(classes.map { "." + $0 }) == Set(own), "every class has its rule")
  }

  /// Pages without a document type do not tell the case of classes apart.
  @Test(arguments: SyntheticScene.all)
  func classesDifferByMoreThanCase(_ synthetic: SyntheticScene) throws {
    let root = try MarkupElement.read(try svg(synthetic.scene()))
    let sheet = try StyleSheet(root.all(named: "style").map(\.text).joined())
    let selectors = Set(sheet.rules.map(\.selector))
    #expect(Set(selectors.map { $0.lowercased() }).count == selectors.count)
  }

  @Test(arguments: Recipe.spread, Engine.allCases)
  func leavesOutWhatBrowsersDisagreeOn(_ recipe: Recipe, _ engine: Engine) throws {
    let text = try svgText(try recipe.scene(), FormatOptions(engine: engine))
    for word in ["transform-origin", "transform-box", "offset-path", "<script", "style="] {
      #expect(!text.contains(word))
    }
  }

  @Test(arguments: Recipe.spread, Engine.allCases)
  func coloursAreAttributes(_ recipe: Recipe, _ engine: Engine) throws {
    let root = try markup(recipe, engine)
    let sheet = try StyleSheet(root.all(named: "style").map(\.text).joined())
    let declarations = sheet.rules.flatMap(\.declarations)
    #expect(!declarations.contains { $0.name == "fill" || $0.name == "stroke" })
    let shapes = try Picture(try svg(try recipe.scene(), FormatOptions(engine: engine)))
      .shapes(at: nil)
    for shape in shapes {
      let paints = [shape.fill, shape.stroke].filter { $0 != "none" }
      #expect(!paints.isEmpty && shape.element.name != "g")
      #expect(paints.allSatisfy { $0.hasPrefix("#") || $0 == "currentColor" })
    }
  }

  @Test(arguments: Recipe.defaults, Engine.allCases)
  func isSmall(_ recipe: Recipe, _ engine: Engine) throws {
    let bytes = try svg(try recipe.scene(), FormatOptions(engine: engine))
    #expect(bytes.count <= (Recipe.thorough.contains(recipe.loader) ? 1500 : 4096))
  }

  @Test(arguments: Recipe.spread, Engine.allCases)
  func isDeterministic(_ recipe: Recipe, _ engine: Engine) throws {
    let options = FormatOptions(engine: engine)
    let first = try svg(try recipe.scene(), options)
    #expect(try svg(try recipe.scene(), options) == first)
  }
}
