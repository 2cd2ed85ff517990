internal import Formats
internal import HTTPMessages
internal import SceneGraph
internal import Timeline

/// A loader as a file: everything that decides the response.
struct WrittenFile: Sendable {
  /// The loader's name.
  let loader: String
  let format: any Format
  let scene: Scene
  let options: FormatOptions
  let cacheControl: CacheControl
  /// Whether browsers offer the file for saving.
  let isDownload: Bool

  /// The file's name.
  var name: String { "\(loader).\(format.fileExtension)" }

  /// Writes the file.
  func response() throws(Problem) -> Response {
    var response = Content(
      try body(), format.mediaType, policy: CommonHeaders.policy(of: format.mediaType)
    ).response(cacheControl)
    if isDownload {
      response.headers.append("Content-Disposition", "attachment; filename=\"\(name)\"")
    }
    return response
  }

  /// The scene in the format; what cannot be told in it is a fault of what was asked for.
  private func body() throws(Problem) -> [UInt8] {
    do throws(FormatFault) {
      return try format.encode(scene, options)
    } catch {
      throw FormatFaultWords.problem(error, format, scene, options)
    }
  }
}
