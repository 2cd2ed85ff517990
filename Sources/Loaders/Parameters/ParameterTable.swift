/// An ordered list of parameters, and the reading of a query by it.
public struct ParameterTable: Hashable, Sendable {
  /// The parameters in the order of the documentation.
  public let parameters: [Parameter]
  /// The names in order.
  public let names: [String]

  /// Makes a table of parameters; the first of two with one name counts.
  public init(_ parameters: [Parameter]) {
    self.parameters = parameters
    names = parameters.map(\.name)
  }

  /// The parameter of a name.
  public subscript(name: String) -> Parameter? {
    place(of: name).map { parameters[$0] }
  }

  /// The place of a name's parameter in the table.
  ///
  /// Names are short and few: comparing them one after the other costs less than hashing one.
  public func place(of name: String) -> Int? { names.firstIndex(of: name) }

  /// Reads the items of a query; every fault is found, not only the first.
  ///
  /// An empty value means that the parameter is absent. `elsewhere` names parameters that exist
  /// on other routes or formats, so that a fault can tell them from unknown ones.
  public func read(
    _ items: [(name: String, value: String)], elsewhere: [String] = []
  ) -> (arguments: Arguments, faults: [ParameterFault]) {
    var given: [Arguments.Given] = []
    var seen: [Int] = []
    var faults: [ParameterFault] = []
    for (name, value) in items {
      guard let place = place(of: name) else {
        faults.append(unknown(name, value, elsewhere: elsewhere))
        continue
      }
      guard !seen.contains(place) else {
        faults.append(ParameterFault(parameter: name, value: value, problem: .repeated))
        continue
      }
      seen.append(place)
      if value.isEmpty { continue }
      if case .ignored = parameters[place].kind { continue }
      do throws(ParameterFault.Reason) {
        let read = try parameters[place].kind.read(value)
        // A list of empty places alone gives nothing.
        if case .paints(let paints) = read, paints.isEmpty { continue }
        given.append(Arguments.Given(place: place, value: read))
      } catch {
        faults.append(error.fault(parameter: parameters[place], value: value))
      }
    }
    return (Arguments(table: self, given: given), faults)
  }

  private func unknown(_ name: String, _ value: String, elsewhere: [String]) -> ParameterFault {
    if elsewhere.contains(name) {
      return ParameterFault(
        parameter: name, value: value, problem: .notHere(known: names, places: []))
    }
    return ParameterFault(
      parameter: name, value: value, problem: .unknown(known: names),
      suggestion: NearestName.of(name, among: names))
  }
}
