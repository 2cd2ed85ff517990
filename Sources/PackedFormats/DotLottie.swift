internal import Formats
internal import SceneGraph

/// A Lottie animation in the container that players load in one piece (dotLottie 2).
struct DotLottie: Format {
  let name = "dotLottie"
  let fileExtension = "lottie"
  let mediaType = "application/zip+dotlottie"
  let summary = "The Lottie animation compressed, for players that load dotLottie files."
  let options = Lottie.json.options
  let frameRates = Lottie.json.frameRates
  let defaultFrameRate = Lottie.json.defaultFrameRate

  func encode(_ scene: Scene, _ options: FormatOptions) -> [UInt8] {
    var archive = ZipArchive()
    archive.add("manifest.json", Self.manifest(of: options.name))
    archive.add("a/\(options.name).json", Lottie.json.encode(scene, options))
    return archive.bytes
  }

  /// What players read first: the one animation that there is.
  private static func manifest(of name: String) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("version")
      json.string("2")
      json.key("generator")
      json.string("loaderd")
      json.key("animations")
      json.array { json in
        json.object { json in
          json.key("id")
          json.string(name)
        }
      }
    }
    return json.bytes
  }
}
