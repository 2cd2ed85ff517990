import Testing

@testable import Loaders

@Suite struct DrawingParametersTests {
  static let parameters: [Parameter] = [
    .count(1...5, 3, of: "dots"), .count(2...4, 4, of: "bars"), .stroke(2...24, 10),
    .radius(3...12, 10, of: "a dot"), .stagger(0...0.3, 0.11), .stagger(0.05...0.2, 0.05),
  ]

  /// Default and example are accepted, and differ.
  @Test(arguments: parameters) func tellsAnExample(_ parameter: Parameter) throws {
    let table = ParameterTable([parameter])
    let read = table.read([(parameter.name, parameter.example)])
    #expect(read.faults == [] && parameter.summary.hasSuffix("."))
    let value = try #require(parameter.defaultValue)
    #expect(table.read([(parameter.name, value.canonical)]).faults == [])
    let isOnlyOne = parameter.name == "stagger" && value == .number(0.05)
    #expect((read.arguments[parameter.name] == value) == isOnlyOne)
  }
}
