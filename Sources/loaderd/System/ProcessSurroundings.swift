import HTTPMessages
import LoaderService
import LoaderService

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Surroundings {
  /// The surroundings of this process.
  static var process: Surroundings {
    let environment = ProcessEnvironment.all
    let supervisor = Supervisor(environment: environment, process: getpid())
    let message: @Sendable (String) -> Void = { line in
      StandardError.write(Array("\(line)\n".utf8))
    }
    let service: @Sendable (Settings) throws(StartFault) -> Service = {
      settings throws(StartFault) in
      let loaders = try Composition.loaders(settings)
      for line in loaders.faultLines(in: settings) { message("loaderd: \(line)") }
      return try Composition.service(settings, loaders: loaders)
    }
    return Surroundings(
      environment: environment,
      sockets: InheritedSockets(environment: environment, process: getpid()),
      read: WholeFile.read,
      write: { bytes, path throws(FileFault) in try WholeFile.write(bytes, to: path) },
      output: { bytes throws(FileFault) in try WholeFile.write(bytes, to: STDOUT_FILENO) },
      message: message,
      progress: isatty(STDERR_FILENO) == 1 ? showProgress : nil,
      loaderFiles: LoaderDirectory.files,
      responder: { settings throws(StartFault) in try service(settings).respond },
      service: service,
      beginLogging: StandardError.beginWriting,
      descriptorLimit: DescriptorLimit.raise,
      notify: { supervisor.tell($0) },
      watch: { server in supervisor.watch { server.turns(within: $0) } },
      start: { settings throws(StartFault) in
        try Composition.start(settings, message: message, accessLog: StandardError.write)
      },
      takeSignals: SignalMask.block,
      nextSignal: SignalMask.next,
      now: WallClock.seconds,
      pause: Pause.wait,
      end: { code in
        StandardError.flush(within: .milliseconds(100))
        _exit(code.rawValue)
      })
  }
}

/// Goes to the line's begin and clears it to its end (ECMA-48, section 8.3.41, EL) before the text.
private let showProgress: @Sendable (String) -> Void = { text in
  StandardError.write(Array("\r\u{1B}[K\(text)".utf8))
}
