import Testing

@testable import loaderd

@Suite struct CommandLineToolTests {
  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func showsTheOverallHelp(arguments: [String]) {
    let recorded = RecordedSurroundings()
    #expect(CommandLineTool(surroundings: recorded.surroundings).run(arguments) == .fine)
    #expect(recorded.output == HelpText.overall)
  }

  @Test(arguments: CommandName.allCases)
  func showsTheHelpOfACommand(command: CommandName) {
    for arguments in [[command.rawValue, "--help"], [command.rawValue, "-h"]] {
      let recorded = RecordedSurroundings()
      #expect(CommandLineTool(surroundings: recorded.surroundings).run(arguments) == .fine)
      #expect(recorded.output == HelpText.of(command))
    }
    let recorded = RecordedSurroundings()
    #expect(recorded.run("help", command.rawValue) == .fine)
    #expect(recorded.output == HelpText.of(command))
  }

  @Test(arguments: [["version"], ["--version"]])
  func showsTheVersion(arguments: [String]) {
    let recorded = RecordedSurroundings()
    #expect(CommandLineTool(surroundings: recorded.surroundings).run(arguments) == .fine)
    #expect(recorded.output == "loaderd \(version)\n")
  }

  @Test(arguments: [
    (["serv"], "did you mean serve?"), (["dance"], "accepted are serve, render"),
    (["help", "chek"], "did you mean check?"), (["list", "--jsn"], "did you mean --json?"),
    (["--prot", "1"], "did you mean --port?"), (["version", "x"], "\"x\""),
    (["check", "--port", "65536"], "from 0 to 65535"), (["health", "--url", "ftp://a"], "http://"),
    (["health", "--timeout", "soon"], "seconds from"), (["health", "--port", "0"], "--url"),
    (["health", "--listen", "fd:3"], "--url"), (["render"], "NAME"),
  ])
  func wrongUsageIsTwo(arguments: [String], words: String) {
    let recorded = RecordedSurroundings()
    #expect(CommandLineTool(surroundings: recorded.surroundings).run(arguments) == .wrongUsage)
    #expect(recorded.messages.contains { $0.contains(words) }, "\(recorded.messages)")
    #expect(recorded.output.isEmpty)
  }

  @Test(arguments: [[], ["serve"], ["--port", "0"], ["serve", "--port", "0"]])
  func servesWithoutACommand(arguments: [String]) {
    let recorded = RecordedSurroundings()
    #expect(CommandLineTool(surroundings: recorded.surroundings).run(arguments) == .failed)
    #expect(recorded.messages == ["loaderd: there is no server here"])
  }
}
