import Loaders
import Formats
import HTTPMessages
import Testing

@testable import LoaderService

@Suite struct QuerySchemasTests {
  private static func parameter(_ name: String, _ highest: Int, _ group: Parameter.Group)
    -> Parameter
  {
    Parameter(
      name, group, .integer(1...highest), default: nil, summary: "Words.", example: "1")
  }

  /// What is the same is told once; what differs is told by its owner's name.
  @Test func sharesWhatIsTheSame() {
    var schemas = QuerySchemas()
    let size = Self.parameter("size", 9, .size)
    let first = schemas.schema(
      AcceptedParameters([size, Self.parameter("duration", 1, .timing)]),
      owners: QueryOwners(loader: "a", place: "svg"))
    let second = schemas.schema(
      AcceptedParameters([size, Self.parameter("duration", 2, .timing)]),
      owners: QueryOwners(loader: "b", place: "svg"))
    _ = schemas.schema(
      AcceptedParameters([Self.parameter("size", 8, .size)]),
      owners: QueryOwners(loader: "b", place: "gif"))
    #expect(schemas.components.map(\.name) == ["size", "duration", "b.duration", "gif.size"])
    #expect(first["properties"]?["size"] == second["properties"]?["size"])
    #expect(
      second["properties"]?["duration"] == ["$ref": "#/components/schemas/b.duration"])
    #expect(first["additionalProperties"] == false)
    #expect(first["allOf"] == nil)
  }

  @Test func rulesOfAccessAreToldWhereTheyHold() throws {
    var schemas = QuerySchemas()
    let access = PublicAccess(
      signing: AddressSigning(keys: []) { 0 }, parameters: ["t"],
      presets: [try #require(Preset(name: "small", query: "size=9"))])
    let schema = schemas.schema(
      AcceptedParameters(OutputParameters.frames), owners: QueryOwners(place: "frames"),
      access: ContractAccess(access))
    #expect(schema["required"] == ["signature"])
    #expect(schema["properties"]?["preset"]?["enum"] == ["small"])
    #expect(schema["properties"]?["expires"]?["type"] == "integer")
    #expect(schema["properties"]?["t"] != nil && schema["properties"]?["fps"] == nil)
    #expect(schema["allOf"] == nil)
    let open = schemas.schema(
      AcceptedParameters(OutputParameters.frames), owners: QueryOwners(place: "frames"),
      access: ContractAccess(PublicAccess()))
    #expect(open["required"] == nil && open["properties"]?["preset"] == nil)
    #expect(open["properties"]?["fps"] != nil)
  }

  @Test func tellsTheRulesOfWhatIsTaken() {
    var schemas = QuerySchemas()
    let schema = schemas.schema(
      AcceptedParameters(OutputParameters.frames), owners: QueryOwners(place: "frames"))
    #expect(
      schema["allOf"] == [
        ["$ref": "#/components/schemas/rule.t.progress.frame"],
        ["$ref": "#/components/schemas/rule.frame.fps"],
        ["$ref": "#/components/schemas/rule.fps.t.progress"],
      ])
  }
}
