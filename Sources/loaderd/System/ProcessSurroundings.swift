import HTTPMessages

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Surroundings {
  /// The surroundings of this process.
  static var process: Surroundings {
    let message: @Sendable (String) -> Void = { line in
      StandardError.write(Array("\(line)\n".utf8))
    }
    return Surroundings(
      environment: ProcessEnvironment.all,
      read: WholeFile.read,
      write: { bytes, path throws(FileFault) in try WholeFile.write(bytes, to: path) },
      output: { bytes throws(FileFault) in try WholeFile.write(bytes, to: STDOUT_FILENO) },
      message: message,
      responder: Composition.responder,
      start: { settings throws(StartFault) in
        try Composition.start(settings, message: message, accessLog: StandardError.write)
      },
      takeSignals: SignalMask.block,
      nextSignal: SignalMask.next,
      now: WallClock.seconds,
      pause: waitFor,
      end: { code in _exit(code.rawValue) })
  }
}

private let waitFor: @Sendable (Duration) -> Void = { time in
  let (seconds, attoseconds) = time.components
  var wanted = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
  var rest = timespec()
  while nanosleep(&wanted, &rest) != 0, errno == EINTR { wanted = rest }
}
