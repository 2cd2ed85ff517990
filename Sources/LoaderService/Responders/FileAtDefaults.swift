internal import Formats
internal import Loaders

/// A loader in a format where no parameter is given, or only some.
struct FileAtDefaults {
  private let served: ServedLoader
  private let format: any Format
  private let budget: PixelBudget

  /// Names the file of a service with some options.
  init(_ served: ServedLoader, _ format: any Format, _ options: ServiceOptions) {
    self.served = served
    self.format = format
    budget = PixelBudget(limit: options.pixelLimit)
  }

  /// How long the file is, in bytes; `nil` where the service would refuse to make it.
  ///
  /// `items` are the parameters that are given. The file is made to be measured.
  func length(_ items: [AcceptedParameters.Item] = []) -> Int? {
    guard let accepted = served.files[format.fileExtension] else { return nil }
    let (own, outputs, faults) = accepted.read(items)
    guard let own, faults.isEmpty else { return nil }
    let scene = served.entry.scene(for: own)
    let options = FormatOptions(served, own, outputs, scene, of: format)
    guard (try? budget.check(format, scene, options, own)) != nil else { return nil }
    return try? format.encode(scene, options).count
  }
}
