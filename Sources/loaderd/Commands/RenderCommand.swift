import HTTPMessages

/// Writes what the server would answer for one loader.
struct RenderCommand: Sendable {
  let surroundings: Surroundings

  func run(_ arguments: ParsedArguments) -> ExitCode {
    guard let responder = surroundings.responder(for: arguments),
      let name = arguments.positionals.first
    else { return .wrongUsage }
    let file = arguments.value(of: CommandName.output.name).flatMap { $0 == "-" ? nil : $0 }
    let target = RenderTarget(
      name: name, format: arguments.value(of: CommandName.format.name), file: file,
      parameters: arguments.parameters)
    let request = Request(
      target: RequestTarget(target.text), headers: ["Accept": "application/problem+json"])
    let response = responder(request)
    guard response.status == .ok else { return report(response) }
    guard let file else { return surroundings.put(response.body) }
    do throws(FileFault) {
      try surroundings.write(response.body, file)
      return .fine
    } catch {
      surroundings.message("loaderd: \(file) \(error.wordsForWriting)")
      return .failed
    }
  }

  private func report(_ response: Response) -> ExitCode {
    let problem = ProblemWords(response)
    for line in problem.lines { surroundings.message("loaderd: \(line)") }
    return response.status.rawValue < 500 ? .wrongUsage : .failed
  }
}
