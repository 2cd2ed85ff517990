internal import Loaders

/// The queries of all addresses as JSON Schema; what several have in common is told once.
///
/// A query is one object whose members are the parameters (`style: form`, `explode: true`), since
/// only so can a schema say which parameters may not stand together.
struct QuerySchemas {
  /// The schemas that the queries refer to, in the order in which they were first needed.
  private(set) var components: [JSONValue.Member] = []
  private var parameters: [String: Parameter] = [:]
  private var rules: Set<String> = []
  private var definitions: Set<String> = []

  /// The rules between parameters that hold at every address that takes them.
  static let rules = RegisteredLoader.rules + InstantRules.rules + AccessRules.rules

  /// The schema of what an address takes; `owners` tell parameters of one name apart.
  ///
  /// `access` holds the rules of access where they hold for the address.
  mutating func schema(
    _ accepted: AcceptedParameters, owners: QueryOwners, access: ContractAccess? = nil
  ) -> JSONValue {
    let parameters = accepted.all.parameters.filter { access?.lets($0) ?? true }
    let properties = parameters.map { parameter in
      JSONValue.Member(name: parameter.name, value: reference(component(parameter, owners)))
    }
    var members: [JSONValue.Member] = [
      .init(name: "type", value: "object"),
      .init(name: "properties", value: .object(properties + (access?.properties ?? []))),
      .init(name: "additionalProperties", value: false),
    ]
    if let required = access?.required, !required.isEmpty {
      members.append(.init(name: "required", value: .strings(required)))
    }
    let applying = Self.rules.compactMap { RuleSchema.schema($0, of: parameters.map(\.name)) }
    for (name, schema) in applying where rules.insert(name).inserted {
      components.append(.init(name: name, value: schema))
    }
    if !applying.isEmpty {
      members.append(.init(name: "allOf", value: .array(applying.map { reference($0.name) })))
    }
    return .object(members)
  }

  /// The name of a parameter's component, which is made where there is none yet.
  private mutating func component(_ parameter: Parameter, _ owners: QueryOwners) -> String {
    let names = owners.names(of: parameter)
    if let name = names.first(where: { parameters[$0] == parameter }) { return name }
    let name = names.first { parameters[$0] == nil } ?? parameter.name
    parameters[name] = parameter
    for definition in ValueSchema.Form.query.definitions(of: [parameter.kind])
    where definitions.insert(definition.name).inserted {
      components.append(definition)
    }
    components.append(.init(name: name, value: ParameterSchema.property(parameter, .query)))
    return name
  }

  private func reference(_ name: String) -> JSONValue {
    ["$ref": .string("#/components/schemas/\(name)")]
  }
}

/// What parameters of one name are told apart by.
struct QueryOwners {
  /// The loader whose parameters they are; empty where they are no loader's.
  var loader = ""
  /// The format or the route that takes them.
  let place: String

  /// The names that a parameter's component may have, the one first that is liked best.
  func names(of parameter: Parameter) -> [String] {
    if loader.isEmpty { return [parameter.name, "\(place).\(parameter.name)"] }
    let owners = ["", Self.loaderGroups.contains(parameter.group) ? loader : place]
    return (owners + ["\(loader).\(place)"]).map { owner in
      owner.isEmpty ? parameter.name : "\(owner).\(parameter.name)"
    }
  }

  /// Groups of parameters that differ from loader to loader.
  private static let loaderGroups: Set<Parameter.Group> = [.timing, .own, .color]
}
