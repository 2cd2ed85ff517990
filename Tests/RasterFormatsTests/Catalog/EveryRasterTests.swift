import Formats
import Geometry
import Loaders
import SceneGraph
import Testing

@testable import RasterFormats

/// A raster format with a loader, as a test argument.
struct Raster: Sendable, CustomTestStringConvertible {
  let format: any Format
  let loader: String

  var testDescription: String { "\(loader).\(format.fileExtension)" }

  private static let loaders = Result { try LoaderRegistry() }

  static let all = LoaderRegistry.builtIn.flatMap { loader in
    RasterRegistry.builtIn.map { Raster(format: $0, loader: loader.name) }
  }

  static let animated = all.filter { ["gif", "apng", "webp"].contains($0.format.fileExtension) }

  func scene(_ items: [String: String] = [:]) throws -> Scene {
    let entry = try #require(try Self.loaders.get()[loader])
    let (arguments, faults) = entry.read(items.map { (name: $0.key, value: $0.value) })
    try #require(faults.isEmpty)
    return entry.scene(for: arguments)
  }
}

@Suite struct EveryRasterTests {
  private func options(_ size: Double = 24) -> FormatOptions {
    FormatOptions(size: Size(size, size))
  }

  private static let beginnings: [String: [UInt8]] = [
    "png": PNGChunk.signature, "apng": PNGChunk.signature, "sprite.png": PNGChunk.signature,
    "gif": Array("GIF89a".utf8), "webp": Array("RIFF".utf8), "sprite.json": Array("{".utf8),
  ]

  @Test func extensionsAreUniqueBesideTheOthers() throws {
    let registry = try FormatRegistry(FormatRegistry.builtIn + RasterRegistry.builtIn)
    #expect(registry.formats.count == FormatRegistry.builtIn.count + Self.beginnings.count)
  }

  @Test(arguments: Raster.all)
  func isTheSameEveryTimeAndOfItsKind(raster: Raster) throws {
    let scene = try raster.scene()
    let first = try raster.format.encode(scene, options())
    #expect(first == (try raster.format.encode(scene, options())))
    let beginning = try #require(Self.beginnings[raster.format.fileExtension])
    #expect(first.starts(with: beginning))
    #expect(first != (try raster.format.encode(scene, options(25))))
  }

  @Test(arguments: Raster.all)
  func countsItsPixelsBeforehand(raster: Raster) throws {
    let format = raster.format
    let frames = format.fileExtension == "png" ? 1.0 : 12.0
    var options = options(20)
    options.pixelRatio = 2
    options.frameRate = 10
    let scene = try raster.scene(["duration": "1.2", "motion": "full"])
    #expect(format.pixelCount(scene, options) == frames * 1600)
    #expect(format.sides.upperBound == 2048)
  }

  @Test(arguments: Raster.animated)
  func whatDoesNotMoveHasOneFrame(raster: Raster) throws {
    let scene = try raster.scene(["motion": "none"])
    #expect(raster.format.pixelCount(scene, options(10)) == 100)
    #expect(try !raster.format.encode(scene, options(10)).isEmpty)
  }

  @Test(arguments: Raster.animated)
  func refusesHalfACycle(raster: Raster) throws {
    let odd = try raster.scene(["direction": "alternate", "repeat": "3"])
    #expect(throws: FormatFault.endsWithinCycle) {
      try raster.format.encode(odd, options())
    }
    let even = try raster.scene(["direction": "alternate", "repeat": "4", "duration": "0.2"])
    #expect(try !raster.format.encode(even, options()).isEmpty)
  }

  @Test(arguments: Raster.all)
  func drawsLightThemesAndTheColorOfText(raster: Raster) throws {
    guard raster.format.fileExtension != "sprite.json" else { return }
    let format = raster.format
    let light = try format.encode(try raster.scene(["theme": "light"]), options())
    #expect(try format.encode(try raster.scene(["theme": "auto"]), options()) == light)
    let current = try raster.scene(["color": "currentColor"])
    var white = options()
    white.textColor = Color(255, 255, 255)
    #expect(
      try format.encode(current, white)
        == format.encode(try raster.scene(["color": "fff"]), options()))
  }

  @Test func theGIFRefusesWhatIsOverTooSoon() throws {
    let raster = Raster(format: GIF(), loader: "balls")
    let scene = try raster.scene(["duration": "0.1", "speed": "20"])
    #expect(throws: FormatFault.endsWithinFrame(0.02)) {
      try raster.format.encode(scene, options())
    }
  }
}
