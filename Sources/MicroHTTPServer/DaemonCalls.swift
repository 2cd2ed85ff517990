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
    let owner = unsafe Unmanaged<Worker>.fromOpaque(worker).takeUnretainedValue()
    let state = unsafe Unmanaged<Connection>.fromOpaque(held).takeUnretainedValue()
    unsafe owner.targetArrived(target, on: state)
    return unsafe held
  }

  /// A request head has arrived (first call), or its response is wanted (second call).
  static let request: MHD_AccessHandlerCallback = {
    worker, connection, _, method, version, content, contentSize, slot in
    guard let worker = unsafe worker, let connection = unsafe connection,
      let method = unsafe method, let version = unsafe version, let held = unsafe slot?.pointee,
      unsafe content == nil
    else { return .NO }
    let owner = unsafe Unmanaged<Worker>.fromOpaque(worker).takeUnretainedValue()
    let state = unsafe Unmanaged<Connection>.fromOpaque(held).takeUnretainedValue()
    let head = unsafe RequestHead(connection: connection, method: method, version: version)
    return unsafe owner.requestCalled(head, on: state) ? .YES : .NO
  }

  /// A request is over: answered, or lost with its connection.
  static let completed: MHD_RequestCompletedCallback = { worker, _, slot, _ in
    guard let worker = unsafe worker, let held = unsafe slot?.pointee else { return }
    let owner = unsafe Unmanaged<Worker>.fromOpaque(worker).takeUnretainedValue()
    owner.requestEnded(
      on: unsafe Unmanaged<Connection>.fromOpaque(held).takeUnretainedValue())
  }
}
