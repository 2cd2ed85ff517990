internal import SceneGraph

/// The paints of a loader's parts: the part's own parameter, else `colors`, else `color`, else
/// the default of the theme.
enum PartPaints {
  static func paints(of parts: [Part], _ arguments: Arguments) -> [Paint] {
    var listed: [Paint?] = []
    if case .paints(let paints) = arguments["colors"] { listed = paints }
    let shared = arguments.paint("color")
    let theme = arguments.word("theme").flatMap(Theme.init) ?? .auto
    return parts.enumerated().map { index, part in
      if arguments.isGiven(part.id), let paint = arguments.paint(part.id) { return paint }
      if index < listed.count, let paint = listed[index] { return paint }
      return shared ?? theme.paint(of: part)
    }
  }
}
