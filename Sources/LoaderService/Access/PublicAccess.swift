internal import HTTPMessages
internal import Loaders

/// What strangers may ask of loaders and frames: everything, unless a rule stands here.
public struct PublicAccess: Sendable {
  /// Who may make addresses; `nil` for everybody.
  public var signing: AddressSigning?
  /// The parameters that an address may have beside `preset`; `nil` for all.
  public var parameters: [String]?
  /// Parameters under names.
  public var presets: [Preset]

  /// What stands in queries beside the parameters of loaders, where there are rules.
  public static let names = [
    Preset.itemName, SignedTarget.signatureName, SignedTarget.expiryName,
  ]

  /// Makes the rules; without arguments there are none.
  public init(
    signing: AddressSigning? = nil, parameters: [String]? = nil, presets: [Preset] = []
  ) {
    self.signing = signing
    self.parameters = parameters
    self.presets = presets
  }

  /// What is let through of a request.
  struct Admission {
    /// The request as it is answered: without signature, with what its preset stands for.
    let request: Request
    /// Until when its address is good; `nil` for ever.
    let deadline: Deadline?
  }

  /// Looks whether a request may be answered.
  func admission(
    of request: Request, options: ServiceOptions
  ) throws(Problem) -> Admission {
    var (query, deadline) = (request.target.query, Deadline?.none)
    if let signing {
      let target = SignedTarget(request.target, basePath: options.basePath)
      deadline = try signing.check(target)
      query = target.rest
    }
    query = try expanded(query, limit: options.parameterLimit)
    if query == request.target.query { return Admission(request: request, deadline: deadline) }
    var answered = request
    let tail = query.map { [UInt8(ascii: "?")] + $0 } ?? []
    answered.target = RequestTarget(request.target.path + tail)
    return Admission(request: answered, deadline: deadline)
  }

  /// A query with the parameters of its preset; those of the query itself come first.
  ///
  /// What does not decode, and what is beyond the limit, is left for the reading of parameters.
  private func expanded(_ query: [UInt8]?, limit: Int) throws(Problem) -> [UInt8]? {
    if presets.isEmpty, parameters == nil { return query }
    let items = QueryItems(query, maximum: limit).items
    try checkNames(items)
    let named = presets.isEmpty ? [] : items.filter { $0.name == Preset.itemName }
    guard let query, !named.isEmpty else { return query }
    guard named.count == 1 else { throw fault(named[1], "preset is given more than once.") }
    guard named[0].value.isEmpty || presets.contains(where: { $0.name == named[0].value }) else {
      throw fault(named[0], "There is no preset of this name.")
    }
    let names = Set(items.map(\.name))
    let preset = presets.first { $0.name == named[0].value }
    let added = preset?.items.filter { !names.contains($0.name) }.map(\.raw) ?? []
    let own = QuerySplit.items(query).filter {
      QueryItems(Array($0)).items.first?.name != Preset.itemName
    }
    return QuerySplit.joined(added + own)
  }

  /// Checks that every parameter is one of those that are let through.
  ///
  /// One that is not is told as one that does not exist.
  private func checkNames(_ items: [QueryItems.Item]) throws(Problem) {
    guard let parameters else { return }
    let open = (presets.isEmpty ? [] : [Preset.itemName]) + parameters
    let strangers = items.filter { !open.contains($0.name) }
    if strangers.isEmpty { return }
    throw Problem(
      errors: strangers.map { item in
        FaultWords.error(
          ParameterFault(
            parameter: item.name, value: item.value, problem: .unknown(known: open)))
      })
  }

  private func fault(_ item: QueryItems.Item, _ sentence: String) -> Problem {
    let names = presets.map(\.name)
    let nearest = NearestName.of(item.value, among: names)
    let question = nearest.map { " Did you mean \($0)?" } ?? ""
    return Problem(errors: [
      .init(
        parameter: item.name, value: item.value,
        accepted: "one of " + names.joined(separator: ", "), suggestion: nearest,
        sentence: sentence + question)
    ])
  }
}
