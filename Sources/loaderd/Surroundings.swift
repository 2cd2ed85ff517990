import DataLoaders
import HTTPMessages
import LoaderService

/// What the program touches beyond its own code: tests put their own in place.
struct Surroundings: Sendable {
  /// The environment.
  var environment: [String: String]
  /// The sockets that the service manager hands down.
  var sockets: InheritedSockets
  /// Reads a file.
  var read: @Sendable (String) throws(FileFault) -> [UInt8]
  /// Writes a file.
  var write: @Sendable ([UInt8], String) throws(FileFault) -> Void
  /// Writes to standard output.
  var output: @Sendable ([UInt8]) throws(FileFault) -> Void
  /// Writes a line to standard error.
  var message: @Sendable (String) -> Void
  /// Shows a line that the next one takes the place of; `nil` where nobody looks on.
  var progress: (@Sendable (String) -> Void)?
  /// Reads the files of a directory that describe loaders.
  var loaderFiles: @Sendable (String) throws(FileFault) -> [LoaderFile]
  /// Answers requests by settings without a server, for the commands that need no other.
  var responder: @Sendable (Settings) throws(StartFault) -> Responder
  /// Makes the service of some settings, without a server.
  var service: @Sendable (Settings) throws(StartFault) -> Service
  /// Leaves writing messages to a thread of its own from now on.
  var beginLogging: @Sendable () -> Void
  /// Raises the number of descriptors that may be open as far as the system lets, and tells it.
  var descriptorLimit: @Sendable () -> Int?
  /// Tells the service manager, if there is one, how the service is.
  var notify: @Sendable (ServiceState) -> Void
  /// Lets the service manager know for ever that the server does its work, if it wants to.
  var watch: @Sendable (any RunningServer) -> Void
  /// Starts a server.
  var start: @Sendable (ResolvedSettings) throws(StartFault) -> any RunningServer
  /// Takes the signals over that `nextSignal` waits for; before any thread is started.
  var takeSignals: @Sendable () -> Void
  /// Waits for the next of the signals that the program takes.
  var nextSignal: @Sendable () -> Signal
  /// Tells the time in seconds since 1970.
  var now: @Sendable () -> Int
  /// Waits for a time.
  var pause: @Sendable (Duration) -> Void
  /// Ends the process at once, whatever its threads do.
  var end: @Sendable (ExitCode) -> Void
}

extension Surroundings {
  /// Writes text to standard output; the exit code says whether that worked.
  func put(_ text: String) -> ExitCode { put(Array(text.utf8)) }

  /// Writes bytes to standard output; the exit code says whether that worked.
  func put(_ bytes: [UInt8]) -> ExitCode {
    do throws(FileFault) {
      try output(bytes)
      return .fine
    } catch {
      message("loaderd: standard output \(error.wordsForWriting)")
      return .failed
    }
  }

  /// Lists faults, each on a line of its own.
  func report(_ faults: [Fault]) -> ExitCode {
    for fault in faults { message("loaderd: \(fault)") }
    return .wrongUsage
  }
}
