internal import Formats
internal import Loaders

/// A loader in a format where no parameter is given, or only some.
struct FileAtDefaults {
  private let served: ServedLoader
  private let format: any Format

  /// Names the file.
  init(_ served: ServedLoader, _ format: any Format) {
    self.served = served
    self.format = format
  }

  /// How long the file is, in bytes; `nil` where the format cannot tell the loader.
  ///
  /// `items` are the parameters that are given. The file is made to be measured.
  func length(_ items: [AcceptedParameters.Item] = []) -> Int? {
    guard let accepted = served.files[format.fileExtension] else { return nil }
    let (own, outputs, faults) = accepted.read(items)
    guard let own, faults.isEmpty else { return nil }
    let scene = served.entry.scene(for: own)
    return try? format.encode(scene, FormatOptions(served, own, outputs, scene, of: format)).count
  }
}
