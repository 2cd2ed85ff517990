/// Asks a running service whether it is well.
struct HealthCommand: Sendable {
  let surroundings: Surroundings

  /// How `--timeout` is read.
  static let timeoutKind = SettingKind<Duration>.seconds(0.1...300)

  func run(_ arguments: ParsedArguments) -> ExitCode {
    let resolved = surroundings.settings(for: arguments)
    var faults = arguments.faults
    let time = timeout(arguments, &faults)
    let address = address(arguments, resolved, &faults)
    guard faults.isEmpty, let address else { return surroundings.report(faults) }
    do throws(ConnectFault) {
      let status = try HealthProbe.status(of: address, within: time)
      let line = "loaderd: \(address) answers \(status)"
      if (200...299).contains(status) { return surroundings.put(line + "\n") }
      surroundings.message(line)
      return .failed
    } catch {
      surroundings.message("loaderd: \(address): \(error.reason)")
      return .failed
    }
  }

  private func timeout(_ arguments: ParsedArguments, _ faults: inout [Fault]) -> Duration {
    let name = CommandName.timeout.name
    guard let text = arguments.value(of: name) else { return .seconds(5) }
    if let time = Self.timeoutKind.text(text) { return time }
    faults.append(
      .unaccepted(value: text, source: .flag(name), accepted: Self.timeoutKind.accepted))
    return .seconds(5)
  }

  /// The address of `--url`, for which no settings are needed, or that of the settings.
  private func address(
    _ arguments: ParsedArguments, _ resolved: ResolvedSettings, _ faults: inout [Fault]
  ) -> HealthAddress? {
    let flag = CommandName.url
    if let url = arguments.value(of: flag.name) {
      if let address = HealthAddress(url: url) { return address }
      faults.append(
        .unaccepted(value: url, source: .flag(flag.name), accepted: flag.accepted))
      return nil
    }
    faults += resolved.faults
    do throws(Fault) {
      return try HealthAddress(resolved)
    } catch {
      faults.append(error)
      return nil
    }
  }
}
