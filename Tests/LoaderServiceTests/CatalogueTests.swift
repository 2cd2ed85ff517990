import Foundation
import Formats
import HTTPMessages
import Loaders
import Testing

@testable import LoaderService

@Suite struct CatalogueTests {
  private static func object(_ target: String) throws -> [String: Any] {
    let response = try TestedService.get(target)
    let json = try JSONSerialization.jsonObject(with: Data(response.body))
    return try #require(json as? [String: Any])
  }

  static let names = LoaderRegistry.builtIn.map(\.name)

  @Test func countsItsLoaders() throws {
    #expect(Self.names.count >= 2)
    let two = try LoaderRegistry(Array(LoaderRegistry.builtIn.prefix(2)))
    let service = Service(loaders: two, formats: try FormatRegistry())
    let response = service.respond(to: Request(target: RequestTarget("/loaders")))
    #expect(String(decoding: response.body, as: UTF8.self).hasPrefix("{\"count\":2,\"total\":2,"))
  }

  @Test func listsEveryLoaderInOrder() throws {
    let list = try Self.object("/loaders")
    let loaders = try #require(list["loaders"] as? [[String: Any]])
    #expect(list["count"] as? Int == Self.names.count)
    #expect(loaders.compactMap { $0["name"] as? String } == Self.names)
    for loader in loaders {
      for key in ["title", "family", "tags", "aliases", "url"] { #expect(loader[key] != nil) }
      #expect(try TestedService.get(try #require(loader["url"] as? String)).status == .ok)
    }
  }

  /// No part and no own parameter has the name of what files, frames or addresses take.
  @Test(arguments: CatalogueTests.names)
  func namesOfALoaderAreItsOwn(_ name: String) throws {
    let loader = try #require(LoaderRegistry.builtIn.first { $0.name == name })
    let own = Set(loader.parameters.map(\.name) + loader.parts.map(\.id))
    #expect(own.isDisjoint(with: OutputParameters.names + PublicAccess.names))
  }

  @Test func tellsTheBytesOfEachEngine() throws {
    for loader in try #require(try Self.object("/loaders")["loaders"] as? [[String: Any]]) {
      let bytes = try #require(loader["bytes"] as? [String: Int])
      #expect(bytes.keys.sorted() == ["css", "smil"])
      for (engine, length) in bytes {
        let image = try #require(loader["image"] as? String)
        #expect(try TestedService.get("\(image)?engine=\(engine)").body.count == length)
      }
    }
  }

  @Test func countsFamiliesAndGathersTags() throws {
    let list = try Self.object("/loaders")
    let loaders = try #require(list["loaders"] as? [[String: Any]])
    let families = try #require(list["families"] as? [[String: Any]])
    for family in families {
      let name = try #require(family["name"] as? String)
      let members = loaders.filter { $0["family"] as? String == name }
      #expect(!members.isEmpty && family["count"] as? Int == members.count)
    }
    #expect(families.compactMap { $0["count"] as? Int }.reduce(0, +) == loaders.count)
    let tags = Set(loaders.flatMap { $0["tags"] as? [String] ?? [] })
    #expect(list["tags"] as? [String] == tags.sorted())
  }

  @Test func findsByWordsFamilyAndTag() throws {
    let all = LoaderRegistry.builtIn
    for loader in all {
      let words = "\(loader.name.uppercased())%20\(loader.tags[0])"
      #expect(try Self.found("q=\(words)").contains(loader.name))
      let family = loader.family
      #expect(
        try Self.found("family=\(family.rawValue)")
          == all.filter { $0.family == family }.map(\.name))
    }
    for tag in Set(all.flatMap(\.tags)) {
      #expect(try Self.found("tag=\(tag)") == all.filter { $0.tags.contains(tag) }.map(\.name))
    }
    #expect(try Self.found("q=coin&tag=depth&family=depth").contains("coins"))
    #expect(try Self.found("q=coins&family=orbits") == [])
    #expect(try Self.object("/loaders?q=zzzz")["total"] as? Int == all.count)
  }

  @Test func aTagThatIsUnknownIsAFault() throws {
    let response = try TestedService.get("/loaders?tag=orbitt&q=coin")
    #expect(response.status == .badRequest)
    let text = String(decoding: response.body, as: UTF8.self)
    #expect(text.contains("tag takes one of") && text.contains("Did you mean orbit?"))
  }

  private static func found(_ query: String) throws -> [String] {
    let list = try object("/loaders?\(query)")
    let loaders = try #require(list["loaders"] as? [[String: Any]])
    #expect(list["count"] as? Int == loaders.count)
    return loaders.compactMap { $0["name"] as? String }
  }

  @Test(arguments: CatalogueTests.names)
  func describesEveryParameterOfEveryAddress(_ name: String) throws {
    let description = try Self.object("/loaders/\(name)")
    let schema = try #require(description["parameters"] as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    let formats = try #require(description["formats"] as? [[String: Any]])
    let frames = try #require(description["frames"] as? [[String: Any]])
    for place in formats + frames {
      let names = try #require(place["parameters"] as? [String])
      #expect(names.allSatisfy { properties[$0] != nil })
      #expect(try TestedService.get(try #require(place["url"] as? String)).status == .ok)
    }
    let examples = try #require(description["examples"] as? [String])
    #expect(examples.count > 2)
    for example in examples { #expect(try TestedService.get(example).status == .ok) }
  }

  @Test(arguments: CatalogueTests.names)
  func tellsOfEveryFormat(_ name: String) throws {
    let description = try Self.object("/loaders/\(name)")
    let formats = try #require(description["formats"] as? [[String: Any]])
    #expect(formats.compactMap { $0["extension"] as? String } == (try FormatRegistry()).extensions)
    for format in formats {
      let url = try #require(format["url"] as? String)
      #expect(format["bytes"] as? Int == (try TestedService.get(url)).body.count)
      let example = try #require(format["example"] as? String)
      #expect(example.hasPrefix("\(url)?"))
      #expect(try TestedService.get(example).status == .ok)
    }
  }

  /// Every parameter's example is accepted, and so is every end of its range; beyond is not.
  ///
  /// What all loaders take by one table is tried with one loader of each family.
  @Test(arguments: CatalogueTests.names)
  func theSchemaTellsTheTruth(_ name: String) throws {
    let description = try Self.object("/loaders/\(name)")
    let schema = try #require(description["parameters"] as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    let formats = try #require(description["formats"] as? [[String: Any]])
    let frames = try #require(description["frames"] as? [[String: Any]])
    for place in formats + frames.prefix(1) {
      let url = try #require(place["url"] as? String)
      for parameter in try #require(place["parameters"] as? [String]) where parameter != "frame" {
        let property = try #require(properties[parameter])
        guard EveryFormatTests.various.contains(name) || property["x-group"] as? String == "own"
        else { continue }
        let examples = try #require(property["examples"] as? [Any])
        for example in examples {
          let status = try TestedService.get("\(url)?\(parameter)=\(example)").status
          #expect(status == .ok, "\(url)?\(parameter)=\(example)")
        }
        if let highest = property["maximum"] as? Double {
          #expect(try TestedService.get("\(url)?\(parameter)=\(highest + 1)").status == .badRequest)
        }
        if let lowest = property["minimum"] as? Double {
          #expect(try TestedService.get("\(url)?\(parameter)=\(lowest - 1)").status == .badRequest)
        }
      }
    }
  }
}
