/// An ordered list of parameters, and the reading of a query by it.
public struct ParameterTable: Hashable, Sendable {
  /// The parameters in the order of the documentation.
  public let parameters: [Parameter]

  /// Makes a table of parameters; the first of two with one name counts.
  public init(_ parameters: [Parameter]) {
    self.parameters = parameters
  }

  /// The parameter of a name.
  public subscript(name: String) -> Parameter? {
    parameters.first { $0.name == name }
  }

  /// The names in order.
  public var names: [String] { parameters.map(\.name) }

  /// Reads the items of a query; every fault is found, not only the first.
  ///
  /// An empty value means that the parameter is absent. `elsewhere` names parameters that exist
  /// on other routes or formats, so that a fault can tell them from unknown ones.
  public func read(
    _ items: [(name: String, value: String)], elsewhere: [String] = []
  ) -> (arguments: Arguments, faults: [ParameterFault]) {
    var given: [String: ParameterValue] = [:]
    var seen: Set<String> = []
    var faults: [ParameterFault] = []
    for (name, value) in items {
      guard let parameter = self[name] else {
        faults.append(unknown(name, value, elsewhere: elsewhere))
        continue
      }
      guard seen.insert(name).inserted else {
        faults.append(ParameterFault(parameter: name, value: value, problem: .repeated))
        continue
      }
      if value.isEmpty || parameter.kind == .ignored { continue }
      do throws(ParameterFault.Reason) {
        let read = try parameter.kind.read(value)
        // A list of empty places alone gives nothing.
        if read != .paints([]) { given[name] = read }
      } catch {
        faults.append(error.fault(parameter: parameter, value: value))
      }
    }
    return (Arguments(table: self, given: given), faults)
  }

  private func unknown(_ name: String, _ value: String, elsewhere: [String]) -> ParameterFault {
    if elsewhere.contains(name) {
      return ParameterFault(parameter: name, value: value, problem: .notHere(known: names))
    }
    return ParameterFault(
      parameter: name, value: value, problem: .unknown(known: names),
      suggestion: NearestName.of(name, among: names))
  }
}
