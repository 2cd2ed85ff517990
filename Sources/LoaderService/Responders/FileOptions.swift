internal import Formats
internal import Loaders
internal import SceneGraph

extension FormatOptions {
  /// The options of a file; its names are told from those of other files by what it shows.
  ///
  /// No suffix of a name has an underscore, so that ids which begin alike share no name.
  init(
    _ served: ServedLoader, _ own: Arguments, _ outputs: Arguments, _ scene: Scene,
    of format: any Format
  ) {
    let instant =
      outputs.number("t").map(Instant.time) ?? outputs.number("progress").map(Instant.progress)
    self.init(
      engine: outputs.word("engine").flatMap(Engine.init) ?? .css, instant: instant,
      size: served.entry.outputSize(for: own, of: scene),
      identifierPrefix: outputs.text("id").map { $0 + "_" }
        ?? InstanceIdentifier.prefix(
          loader: served.entry.loader.name,
          canonicalArguments: own.canonical + "&"
            + outputs.canonical(without: [OutputParameters.download.name])),
      title: outputs.text("title") ?? FormatOptions().title, language: outputs.text("lang"),
      isDecorative: outputs.flag("decorative"), isPretty: outputs.flag("pretty"))
    name = served.entry.loader.name
    if format.options.contains(.columns) {
      query = AddressText.query(
        [own.canonical, outputs.canonical].filter { !$0.isEmpty }.joined(separator: "&"))
    }
    pixelRatio = outputs.number("dpr") ?? 1
    frameRate = outputs.number("fps")
    columns = outputs.integer("columns")
    selector = outputs.text("selector")
    textColor = scene.ownTextColor
    matte = outputs.paint("matte").flatMap { paint in
      switch paint {
      case .color(let color): color
      case .currentColor: textColor
      default: nil
      }
    }
  }
}
