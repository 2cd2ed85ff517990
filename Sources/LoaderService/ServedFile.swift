internal import Formats
internal import Loaders

/// A loader in one form: a path of the service, and what may be asked behind it.
public struct ServedFile: Hashable, Sendable {
  /// The loader's name.
  public let loader: String
  /// The extension of a format, or `json` and `ndjson` for the states of frames.
  public let fileExtension: String
  /// The path of the address, below the base path.
  public let path: String
  /// The names of the parameters that are taken.
  public let parameters: [String]
}

extension ServiceRoutes {
  /// Every loader in every form, loader by loader, in the order of the documentation.
  var files: [ServedFile] {
    served.flatMap { served in
      let name = served.entry.loader.name
      let files = formats.formats.map { format in
        ServedFile(
          loader: name, fileExtension: format.fileExtension,
          path: "/loader/\(name).\(format.fileExtension)",
          parameters: served.files[format.fileExtension]?.all.names ?? [])
      }
      return files + [
        ServedFile(
          loader: name, fileExtension: "json", path: "/frames/\(name)",
          parameters: served.frames.all.names),
        ServedFile(
          loader: name, fileExtension: "ndjson", path: "/frames/\(name).ndjson",
          parameters: served.frameLines.all.names),
      ]
    }
  }
}
