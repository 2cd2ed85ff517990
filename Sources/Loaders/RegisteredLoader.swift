public import Geometry
public import SceneGraph
internal import Timeline

/// A loader together with everything that all loaders share.
public struct RegisteredLoader: Sendable {
  /// The loader.
  public let loader: any Loader
  /// Every parameter that shapes the scene or its size: shared ones and the loader's own.
  public let table: ParameterTable

  /// Joins a loader with the shared parameters.
  public init(_ loader: any Loader, sizes: SizeRules = .scalable) {
    self.loader = loader
    table = ParameterTable(
      SharedParameters.timing(duration: loader.duration) + loader.parameters
        + SharedParameters.size(sizes) + SharedParameters.colors(parts: loader.parts))
  }

  /// Reads a query's items by the table and the rules between parameters.
  public func read(
    _ items: [(name: String, value: String)], elsewhere: [String] = []
  ) -> (arguments: Arguments, faults: [ParameterFault]) {
    var (arguments, faults) = table.read(items, elsewhere: elsewhere)
    for (name, problem) in Self.rules.flatMap({ $0.problems(of: arguments) }) {
      let value = items.first { $0.name == name }?.value ?? ""
      faults.append(ParameterFault(parameter: name, value: value, problem: problem))
    }
    return (arguments, faults)
  }

  /// The rules between the parameters that every loader has.
  public static let rules = [ParameterRule.excludes("size", ["width", "height"])]

  /// The scene for some arguments: a pure function of them.
  public func scene(for arguments: Arguments) -> Scene {
    let timing = timing(for: arguments)
    let inputs = DrawingInputs(
      arguments: arguments, duration: timing.iterationDuration,
      parts: PartPaints.paints(of: loader.parts, arguments))
    let theme = arguments.word("theme").flatMap(Theme.init) ?? .auto
    let drawing = loader.drawing(inputs)
    let scene = Scene(
      viewBox: drawing.viewBox, background: arguments.paint("background") ?? .none,
      nodes: drawing.nodes, order: drawing.order, timing: timing, poster: loader.poster,
      showAfter: arguments.number("showAfter") ?? 0, textColor: theme.paint(Theme.textColor))
    return (arguments.word("motion").flatMap(Motion.init) ?? .auto).applied(to: scene)
  }

  /// When the scene runs: speed divides the duration, phase is the iteration start.
  private func timing(for arguments: Arguments) -> Timing {
    let duration = arguments.number("duration") ?? loader.duration
    var timing = Timing(
      iterationDuration: duration / (arguments.number("speed") ?? 1),
      iterationCount: arguments.integer("repeat").map(Double.init) ?? .infinity,
      delay: arguments.number("delay") ?? 0, iterationStart: arguments.number("phase") ?? 0,
      direction: arguments.word("direction").flatMap(Direction.init) ?? .normal, fill: .both)
    if case .easing(let easing) = arguments["easing"] { timing.easing = easing }
    return timing
  }
}

extension RegisteredLoader {
  /// The size of the picture in pixels; `nil` for `size=none`.
  ///
  /// The longer side, a width or a height alone keeps the aspect ratio; where nothing is asked
  /// for, it is the view box's own size.
  public func outputSize(for arguments: Arguments, of scene: Scene) -> Size? {
    let box = scene.viewBox
    if arguments.word("size") == "none" { return nil }
    if let longer = arguments.number("size") {
      let factor = longer / box.longerSide
      return Size(box.width * factor, box.height * factor)
    }
    switch (arguments.number("width"), arguments.number("height")) {
    case (let width?, let height?): return Size(width, height)
    case (let width?, nil): return Size(width, width * box.height / box.width)
    case (nil, let height?): return Size(height * box.width / box.height, height)
    case (nil, nil): return Size(box.width, box.height)
    }
  }
}
