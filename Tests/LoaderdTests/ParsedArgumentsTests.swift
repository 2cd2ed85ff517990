import Testing

@testable import loaderd

@Suite struct ParsedArgumentsTests {
  @Test(arguments: [["--port", "1"], ["--port=1"]])
  func takesBothFormsOfAValue(arguments: [String]) {
    let parsed = ParsedArguments(arguments, of: .serve)
    #expect(parsed.value(of: "port") == "1")
    #expect(parsed.faults.isEmpty)
  }

  @Test func takesValuesWithSigns() {
    #expect(ParsedArguments(["--host=a=b"], of: .serve).value(of: "host") == "a=b")
    #expect(ParsedArguments(["--host="], of: .serve).value(of: "host") == "")
    let render = ParsedArguments(["coins", "--delay", "-0.5", "-o", "-"], of: .render)
    #expect(render.parameters.map(\.value) == ["-0.5"])
    #expect(render.value(of: "output") == "-")
    #expect(render.faults.isEmpty)
  }

  @Test func takesParametersOfALoader() {
    let arguments = ["--scale", "1.4", "coins", "--show-after=1", "--format", "svg", "--id", "a"]
    let parsed = ParsedArguments(arguments, of: .render)
    #expect(parsed.positionals == ["coins"])
    #expect(parsed.parameters.map(\.name) == ["scale", "showAfter", "id"])
    #expect(parsed.parameters.map(\.value) == ["1.4", "1", "a"])
    #expect(parsed.value(of: "format") == "svg")
    #expect(parsed.faults.isEmpty)
  }

  @Test func everythingBehindTwoDashesIsNoFlag() {
    let parsed = ParsedArguments(["--", "--name"], of: .render)
    #expect(parsed.positionals == ["--name"])
    #expect(parsed.faults.isEmpty)
  }

  @Test(arguments: [
    (["--prot", "1"], [Fault.unknownFlag("--prot", command: "serve", nearest: "--port")]),
    (["-p", "1"], [.unknownFlag("-p", command: "serve", nearest: nil)]),
    (["--port"], [.missingValue(flag: "--port", accepted: "a whole number from 0 to 65535")]),
    (
      ["--port", "--help"],
      [.missingValue(flag: "--port", accepted: "a whole number from 0 to 65535")]
    ),
    (["--port=1", "--port", "2"], [.repeatedFlag("--port")]),
    (["--help=1"], [.unwantedValue(flag: "--help", value: "1")]),
    (["x"], [.unexpectedArgument("x", command: "serve")]),
    (
      ["--prot=1", "x", "--hots", "y", "z"],
      [
        .unknownFlag("--prot", command: "serve", nearest: "--port"),
        .unexpectedArgument("x", command: "serve"),
        .unknownFlag("--hots", command: "serve", nearest: "--host"),
        .unexpectedArgument("z", command: "serve"),
      ]
    ),
  ])
  func tellsEveryFault(arguments: [String], faults: [Fault]) {
    #expect(ParsedArguments(arguments, of: .serve).faults == faults)
  }

  @Test func renderNeedsOneName() {
    #expect(
      ParsedArguments([], of: .render).faults == [.missingArgument("NAME", command: "render")])
    #expect(
      ParsedArguments(["a", "b"], of: .render).faults
        == [.unexpectedArgument("b", command: "render")])
    #expect(
      ParsedArguments(["a", "--scale", "-o", "x"], of: .render).faults
        == [.missingValue(flag: "--scale", accepted: "the value of a parameter")])
  }
}
