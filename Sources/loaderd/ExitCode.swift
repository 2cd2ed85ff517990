/// What the program ends with.
enum ExitCode: Int32 {
  /// All went well; after the first SIGTERM or SIGINT too.
  case fine = 0
  /// Something failed while running.
  ///
  /// An address is in use, a file cannot be written, a service is not healthy, or a second signal
  /// cut the draining short.
  case failed = 1
  /// The command line or the settings are wrong; nothing was started.
  case wrongUsage = 2
}
