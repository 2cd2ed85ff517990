internal import Loaders

/// The parameters that one address takes: a loader's own, and those of what is written.
struct AcceptedParameters: Sendable {
  /// The loader whose own parameters are taken; `nil` where only `outputs` are.
  let entry: RegisteredLoader?
  /// The parameters of what is written.
  let outputs: ParameterTable
  /// The loader's parameters that mean nothing here.
  private let withheld: [String]
  /// Where parameters that are not taken here are taken, by their name.
  private let takers: ParameterTakers

  /// What an address takes that is about no loader.
  init(_ outputs: [Parameter]) {
    entry = nil
    self.outputs = ParameterTable(outputs)
    withheld = []
    takers = ParameterTakers(names: OutputParameters.names)
  }

  /// What an address of a loader takes: the loader's own but for some, and the outputs'.
  init(
    _ entry: RegisteredLoader, without withheld: [String], _ outputs: ParameterTable,
    takers: ParameterTakers = ParameterTakers()
  ) {
    self.entry = entry
    self.outputs = outputs
    self.withheld = withheld
    self.takers = takers
  }

  /// All that is taken, in the order of the documentation.
  var all: ParameterTable {
    let own = entry?.table.parameters.filter { !withheld.contains($0.name) } ?? []
    return ParameterTable(own + outputs.parameters)
  }

  /// A name and the value that it is given.
  typealias Item = (name: String, value: String)

  /// Reads items by the tables and the rules between parameters; `own` is `nil` without a loader.
  func read(
    _ items: [Item]
  ) -> (own: Arguments?, outputs: Arguments, faults: [ParameterFault]) {
    var (written, known, strangers) = ([Item](), [Item](), [Item]())
    for item in items {
      if outputs.place(of: item.name) != nil {
        written.append(item)
      } else if entry?.table.place(of: item.name) != nil, !withheld.contains(item.name) {
        known.append(item)
      } else {
        strangers.append(item)
      }
    }
    let own = entry?.read(known)
    let output = outputs.read(written)
    var faults = (own?.faults ?? []) + output.faults
    if !strangers.isEmpty { faults += self.faults(of: strangers) }
    return (own?.arguments, output.arguments, faults)
  }

  /// The faults of parameters that are not taken.
  private func faults(of strangers: [Item]) -> [ParameterFault] {
    let elsewhere = (entry?.table.names ?? []) + OutputParameters.names + takers.names
    return all.read(strangers, elsewhere: elsewhere).faults.map { fault in
      guard case .notHere(let known, _) = fault.problem else { return fault }
      return ParameterFault(
        parameter: fault.parameter, value: fault.value,
        problem: .notHere(known: known, places: takers[fault.parameter]))
    }
  }
}
