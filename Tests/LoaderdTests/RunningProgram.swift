import Foundation

/// The built program in a process of its own.
final class RunningProgram {
  private let process = Process()
  private let standardError = Pipe()
  private var text = ""

  /// The program beside the bundle of tests.
  static let path = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "loaderd")

  /// Starts the program with nothing but the variables given.
  init(_ arguments: [String], environment: [String: String] = [:]) throws {
    process.executableURL = Self.path
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = FileManager.default.temporaryDirectory
    process.standardError = standardError
    process.standardOutput = FileHandle.nullDevice
    try process.run()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// Everything on standard error up to the first line that contains a text; `nil` at the end.
  func line(containing part: String) -> String? {
    while true {
      if let line = text.split(separator: "\n").first(where: { $0.contains(part) }),
        text.hasSuffix("\n")
      {
        return String(line)
      }
      let data = standardError.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      text += String(decoding: data, as: UTF8.self)
    }
  }

  /// The port of the start-up line.
  func port() -> String? {
    line(containing: "listening on http://")?
      .firstMatch(of: /listening on http:\/\/[^:]*:(\d+)/).map { String($0.1) }
  }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// The exit code, once the program has ended; `nil` when a signal ended it.
  func exitCode() -> Int32? {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }
}
