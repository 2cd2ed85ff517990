internal import CMicroHTTPD

/// The owner of what libmicrohttpd's logger is given: a function of ours that takes text.
@safe final class LogSink {
  /// What is handed to the library; it lives as long as its owner.
  let sink: UnsafeMutablePointer<loaderd_log_sink>
  private let write: @Sendable (String) -> Void

  /// Makes a sink that hands every line on.
  init(_ write: @escaping @Sendable (String) -> Void) {
    self.write = write
    unsafe sink = .allocate(capacity: 1)
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe sink.initialize(
      to: loaderd_log_sink(
        line: { context, text in unsafe LogSink.take(context, text) }, context: context))
  }

  deinit {
    unsafe sink.deinitialize(count: 1)
    unsafe sink.deallocate()
  }

  /// Finds the sink and writes one line, in which bytes that are no UTF-8 are replaced.
  @unsafe private static func take(
    _ context: UnsafeMutableRawPointer?, _ text: UnsafePointer<CChar>?
  ) {
    guard let context = unsafe context, let text = unsafe text else { return }
    let sink = unsafe Unmanaged<LogSink>.fromOpaque(context).takeUnretainedValue()
    sink.write(unsafe String(cString: text))
  }
}
