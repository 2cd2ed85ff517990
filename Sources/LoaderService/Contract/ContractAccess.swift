internal import Loaders

/// What the rules of access add to the queries of loaders and frames, and what they leave out.
struct ContractAccess {
  private let access: PublicAccess

  /// Tells of some rules.
  init(_ access: PublicAccess) { self.access = access }

  /// Whether a parameter is let through.
  func lets(_ parameter: Parameter) -> Bool {
    access.parameters?.contains(parameter.name) ?? true
  }

  /// What a query needs.
  var required: [String] { access.signing == nil ? [] : [SignedTarget.signatureName] }

  /// What a query takes beside the parameters of loaders, formats and frames.
  var properties: [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if !access.presets.isEmpty {
      members.append(
        .init(
          name: Preset.itemName,
          value: [
            "type": "string", "enum": .strings(access.presets.map(\.name)),
            "description":
              "Parameters under a name; those that are given by themselves come first.",
          ]))
    }
    if access.signing != nil {
      members += [
        .init(
          name: SignedTarget.expiryName,
          value: [
            "type": "integer", "minimum": 0, "maximum": 999_999_999_999,
            "description": "The time in seconds since 1970 from which on the address is refused.",
          ]),
        .init(
          name: SignedTarget.signatureName,
          value: [
            "type": "string",
            "description":
              "The code of the path and the rest of the query by a key of the service.",
          ]),
      ]
    }
    return members
  }
}
