import Formats
import Loaders
import SceneGraph
import Testing

@testable import PackedFormats

@Suite struct DotLottieTests {
  private static let loaders = Result { try LoaderRegistry() }

  private static func archive(_ name: String) throws -> [UInt8] {
    let loader = try #require(try loaders.get()[name])
    var options = FormatOptions()
    options.name = name
    return DotLottie().encode(loader.scene(for: loader.read([]).arguments), options)
  }

  @Test(arguments: LoaderRegistry.builtIn.map(\.name))
  func holdsAManifestAndTheAnimation(_ name: String) throws {
    let archive = try Self.archive(name)
    let text = String(decoding: archive, as: UTF8.self)
    #expect(
      text.contains(#"{"version":"2","generator":"loaderd","animations":[{"id":"\#(name)"}]}"#))
    #expect(text.contains("a/\(name).json"))
    #expect(try Self.archive(name) == archive)
  }

  @Test func isOneOfTheFormats() throws {
    let registry = try FormatRegistry(FormatRegistry.builtIn + PackedRegistry.builtIn)
    #expect(registry["lottie"]?.mediaType == "application/zip+dotlottie")
    #expect(registry["lottie"]?.options == registry["lottie.json"]?.options)
  }
}
