internal import CMicroHTTPD

/// What libmicrohttpd calls: each finds the Swift object and calls a named method of it.
enum DaemonCalls {
  /// A connection began or ended.
  static let connection: MHD_NotifyConnectionCallback = { worker, connection, slot, code in
    guard let worker = unsafe worker, let slot = unsafe slot,
      let connection = unsafe connection
    else { return }
    let owner = unsafe Unmanaged<Worker>.fromOpaque(worker).takeUnretainedValue()
    if code == .CONNECTION_NOTIFY_STARTED {
      let state = unsafe owner.connectionBegan(connection)
      unsafe slot.pointee = Unmanaged.passRetained(state).toOpaque()
    } else if let held = unsafe slot.pointee {
      unsafe slot.pointee = nil
      unsafe owner.connectionEnded(Unmanaged<Connection>.fromOpaque(held).takeRetainedValue())
    }
  }

  /// A request line has arrived: the raw target, which may be written to.
  static let target: loaderd_target_call = { worker, target, connection in
    guard let worker = unsafe worker, let connection = unsafe connection,
      let held = unsafe loaderd_connection_context(connection)
    else { return nil }
    unsafe lend(worker, held) { unsafe $0.targetArrived(target, on: $1) }
    return unsafe held
  }

  /// A request head has arrived (first call), or its response is wanted (second call).
  static let request: MHD_AccessHandlerCallback = {
    worker, connection, _, method, version, content, contentSize, slot in
    guard let worker = unsafe worker, let connection = unsafe connection,
      let method = unsafe method, let version = unsafe version, let held = unsafe slot?.pointee,
      unsafe content == nil
    else { return .NO }
    let head = unsafe RequestHead(connection: connection, method: method, version: version)
    return unsafe lend(worker, held) { unsafe $0.requestCalled(head, on: $1) ? .YES : .NO }
  }

  /// A request is over: answered, or lost with its connection.
  static let completed: MHD_RequestCompletedCallback = { worker, _, slot, _ in
    guard let worker = unsafe worker, let held = unsafe slot?.pointee else { return }
    unsafe lend(worker, held) { $0.requestEnded(on: $1) }
  }

  /// Lends both objects for a call; both are held elsewhere as long as it lasts.
  @inline(__always)
  private static func lend<Result>(
    _ worker: UnsafeMutableRawPointer, _ connection: UnsafeMutableRawPointer,
    _ call: (Worker, Connection) -> Result
  ) -> Result {
    unsafe Unmanaged<Worker>.fromOpaque(worker)._withUnsafeGuaranteedRef { worker in
      unsafe Unmanaged<Connection>.fromOpaque(connection)._withUnsafeGuaranteedRef { connection in
        call(worker, connection)
      }
    }
  }
}
