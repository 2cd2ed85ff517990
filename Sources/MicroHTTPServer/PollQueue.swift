#if !os(Linux)
  internal import Darwin

  /// What a worker waits on where epoll is missing: the daemon is asked every few milliseconds.
  final class EventQueue {
    /// What has become ready.
    struct Ready: OptionSet {
      let rawValue: UInt32
      static let listener = Ready(rawValue: 1)
      static let wakeUp = Ready(rawValue: 2)
      static let daemon = Ready(rawValue: 4)
    }

    private let wakeUp: Int32
    private let listener: Int32
    private var isListening = false

    /// Makes a queue of a wake-up and a listening socket, not listening yet.
    init(daemon: Int32, wakeUp: Int32, listener: Int32) throws(ServerError) {
      self.wakeUp = wakeUp
      self.listener = listener
    }

    /// Turns waiting for new connections on or off.
    func setListening(_ on: Bool) { isListening = on }

    /// Waits for something to become ready, at most five milliseconds.
    func wait(milliseconds: Int32) -> Ready {
      var waiting = [
        pollfd(fd: wakeUp, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isListening ? listener : -1, events: Int16(POLLIN), revents: 0),
      ]
      _ = unsafe poll(&waiting, 2, min(milliseconds, 5))
      var ready: Ready = .daemon
      if waiting[0].revents != 0 { ready.insert(.wakeUp) }
      if waiting[1].revents != 0 { ready.insert(.listener) }
      return ready
    }
  }
#endif
