internal import Loaders

/// The parameters that one address takes: a loader's own, and those of what is written.
struct AcceptedParameters: Sendable {
  /// The loader whose own parameters are taken; `nil` where only `outputs` are.
  let entry: RegisteredLoader?
  /// The parameters of what is written.
  let outputs: ParameterTable
  /// Both together, in the order of the documentation.
  let all: ParameterTable
  /// Names that mean something at other addresses of the loader.
  private let elsewhere: [String]

  /// What an address takes that is about no loader.
  init(_ outputs: [Parameter]) {
    entry = nil
    self.outputs = ParameterTable(outputs)
    all = self.outputs
    elsewhere = OutputParameters.names
  }

  /// What an address of a loader takes: the loader's own but for some groups, and the outputs'.
  init(_ entry: RegisteredLoader, without groups: Set<Parameter.Group>, _ outputs: [Parameter]) {
    self.entry = entry
    self.outputs = ParameterTable(outputs)
    all = ParameterTable(entry.table.parameters.filter { !groups.contains($0.group) } + outputs)
    elsewhere = entry.table.names + OutputParameters.names
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
      } else if all.place(of: item.name) != nil {
        known.append(item)
      } else {
        strangers.append(item)
      }
    }
    let own = entry?.read(known)
    let output = outputs.read(written)
    var faults = (own?.faults ?? []) + output.faults
    if !strangers.isEmpty { faults += all.read(strangers, elsewhere: elsewhere).faults }
    return (own?.arguments, output.arguments, faults)
  }
}
