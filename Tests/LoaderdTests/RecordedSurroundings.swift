import DataLoaders
import HTTPMessages
import Synchronization

@testable import loaderd

/// Surroundings that keep what the program did.
final class RecordedSurroundings: Sendable {
  struct Record {
    var output: [UInt8] = []
    var messages: [String] = []
    var files: [String: [UInt8]] = [:]
    var requests: [Request] = []
    var ends: [ExitCode] = []
    var steps: [String] = []
    var states: [ServiceState] = []
    var settings: [Settings] = []
  }

  private let record = Mutex(Record())
  let sockets: InheritedSockets
  let descriptorLimit: Int?
  let environment: [String: String]
  let responder: Responder
  let start: @Sendable (ResolvedSettings) throws(StartFault) -> any RunningServer
  let nextSignal: @Sendable () -> Signal
  let ended: @Sendable () -> Void

  init(
    environment: [String: String] = [:], files: [String: String] = [:],
    sockets: InheritedSockets = InheritedSockets(), descriptorLimit: Int? = nil,
    responder: @escaping Responder = { _ in Response(status: .notFound) },
    start: @escaping @Sendable (ResolvedSettings) throws(StartFault) -> any RunningServer = {
      (_) throws(StartFault) in throw StartFault(reason: "there is no server here")
    },
    nextSignal: @escaping @Sendable () -> Signal = { .stop },
    ended: @escaping @Sendable () -> Void = {}
  ) {
    self.environment = environment
    self.sockets = sockets
    self.descriptorLimit = descriptorLimit
    self.responder = responder
    self.start = start
    self.nextSignal = nextSignal
    self.ended = ended
    record.withLock { $0.files = files.mapValues { Array($0.utf8) } }
  }

  var surroundings: Surroundings {
    Surroundings(
      environment: environment, sockets: sockets,
      read: { path throws(FileFault) in
        guard let bytes = self.record.withLock({ $0.files[path] }) else { throw .missing }
        return bytes
      },
      write: { bytes, path throws(FileFault) in
        if path == "refused" { throw .refused(13) }
        self.record.withLock { $0.files[path] = bytes }
      },
      output: { bytes throws(FileFault) in self.record.withLock { $0.output += bytes } },
      message: { line in self.record.withLock { $0.messages.append(line) } },
      progress: nil,
      loaderFiles: { directory throws(FileFault) in
        let prefix = directory + "/"
        let files = self.record.withLock { $0.files.filter { $0.key.hasPrefix(prefix) } }
        if files.isEmpty { throw .missing }
        return files.filter { $0.key.hasSuffix(".json") }.map {
          LoaderFile(name: String($0.key.dropFirst(prefix.count)), bytes: $0.value)
        }
      },
      responder: { settings throws(StartFault) in
        self.record.withLock { $0.settings.append(settings) }
        return { request in
          self.record.withLock { $0.requests.append(request) }
          return self.responder(request)
        }
      },
      service: { settings throws(StartFault) in try Composition.service(settings) },
      beginLogging: {},
      descriptorLimit: { self.descriptorLimit },
      notify: { state in self.record.withLock { $0.states.append(state) } },
      watch: { _ in },
      start: { settings throws(StartFault) in
        self.record.withLock { $0.steps.append("start") }
        return try self.start(settings)
      },
      takeSignals: { self.record.withLock { $0.steps.append("take signals") } },
      nextSignal: nextSignal,
      now: { 1_800_000_000 },
      pause: { time in self.record.withLock { $0.steps.append("pause \(time)") } },
      end: { code in
        self.record.withLock { $0.ends.append(code) }
        self.ended()
      })
  }

  func run(_ arguments: String...) -> ExitCode {
    CommandLineTool(surroundings: surroundings).run(arguments)
  }

  var output: String { String(decoding: record.withLock { $0.output }, as: UTF8.self) }
  var messages: [String] { record.withLock { $0.messages } }
  var requests: [Request] { record.withLock { $0.requests } }
  var ends: [ExitCode] { record.withLock { $0.ends } }
  var settings: [Settings] { record.withLock { $0.settings } }
  var steps: [String] { record.withLock { $0.steps } }
  var states: [ServiceState] { record.withLock { $0.states } }
  func put(_ text: String, at path: String) {
    record.withLock { $0.files[path] = Array(text.utf8) }
  }
  func file(_ path: String) -> [UInt8]? { record.withLock { $0.files[path] } }
}
