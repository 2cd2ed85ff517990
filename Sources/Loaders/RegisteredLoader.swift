public import SceneGraph
internal import Timeline

/// A loader together with everything that all loaders share.
public struct RegisteredLoader: Sendable {
  /// The loader.
  public let loader: any Loader
  /// Every parameter that shapes the scene or its size: shared ones and the loader's own.
  public let table: ParameterTable

  /// Joins a loader with the shared parameters.
  public init(_ loader: any Loader) {
    self.loader = loader
    table = ParameterTable(
      SharedParameters.timing(duration: loader.duration) + loader.parameters
        + SharedParameters.size + SharedParameters.colors(parts: loader.parts))
  }

  /// Reads a query's items by the table and the rules between parameters.
  public func read(
    _ items: [(name: String, value: String)], elsewhere: [String] = []
  ) -> (arguments: Arguments, faults: [ParameterFault]) {
    table.read(items, elsewhere: elsewhere)
  }

  /// The scene for some arguments: a pure function of them.
  public func scene(for arguments: Arguments) -> Scene {
    let duration = (arguments.number("duration") ?? loader.duration) / speed(arguments)
    let inputs = DrawingInputs(
      arguments: arguments, duration: duration,
      paints: PartPaints.paints(of: loader.parts, arguments))
    let drawing = loader.drawing(inputs)
    return Scene(
      viewBox: drawing.viewBox, background: arguments.paint("background") ?? .none,
      nodes: drawing.nodes, order: drawing.order,
      timing: Timing(iterationDuration: duration, iterationCount: .infinity, fill: .both))
  }

  private func speed(_ arguments: Arguments) -> Double {
    arguments.number("speed") ?? 1
  }
}
