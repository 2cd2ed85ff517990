#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The entry point.
@main struct Main {
  static func main() {
    SignalMask.ignoreBrokenPipes()
    let surroundings = Surroundings.process
    let code = CommandLineTool(surroundings: surroundings)
      .run(Array(CommandLine.arguments.dropFirst()))
    StandardError.flush(within: .seconds(1))
    exit(code.rawValue)
  }
}
