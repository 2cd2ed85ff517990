internal import HTTPMessages
internal import Loaders

/// The reading of a query by what an address takes, every fault included.
struct QueryReading {
  /// The arguments of the loader; `nil` where the address is about none.
  let own: Arguments?
  /// The arguments of what is written.
  let outputs: Arguments
  /// Whether a cache buster (`v`) was given.
  let isVersioned: Bool
  private var faults: [ParameterFault]
  private let items: [QueryItems.Item]

  /// Reads a raw query of at most `limit` items.
  init(_ query: [UInt8]?, _ accepted: AcceptedParameters, limit: Int) {
    let read = QueryItems(query, maximum: limit)
    items = read.items
    let (own, outputs, faults) = accepted.read(items.map { ($0.name, $0.value) })
    self.own = own
    self.outputs = outputs
    isVersioned = items.contains { $0.name == "v" && !$0.value.isEmpty }
    self.faults =
      faults
      + read.faults.map {
        ParameterFault(parameter: $0.name, value: $0.value, problem: .undecodable)
      }
    if let beyond = read.firstBeyondMaximum {
      self.faults.append(
        ParameterFault(
          parameter: beyond.name, value: beyond.value,
          problem: .tooManyParameters(maximum: limit)))
    }
  }

  /// Adds a fault of a parameter that was given.
  mutating func add(_ problem: ParameterFault.Problem, to parameter: String) {
    let value = items.first { $0.name == parameter }?.value ?? ""
    faults.append(ParameterFault(parameter: parameter, value: value, problem: problem))
  }

  /// Adds the faults of what is written by some rules between parameters.
  mutating func apply(_ rules: [ParameterRule]) {
    for (name, problem) in rules.flatMap({ $0.problems(of: outputs) }) { add(problem, to: name) }
  }

  /// Every fault, in the order of the query; what is no item of it comes last.
  var orderedFaults: [ParameterFault] {
    let places = Dictionary(
      items.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: min)
    let placed = faults.enumerated().map { offset, fault in
      (place: places[fault.parameter] ?? items.count, offset: offset, fault: fault)
    }
    return placed.sorted { ($0.place, $0.offset) < ($1.place, $1.offset) }.map(\.fault)
  }

  /// Throws the problem that the faults make, where there are some.
  func check() throws(Problem) {
    if faults.isEmpty { return }
    throw Problem(errors: orderedFaults.map(FaultWords.error))
  }
}
