#if os(Linux)
  private import CMicroHTTPD
  internal import Glibc

  /// The owner of what a worker waits on: its daemon, its wake-up and the listening socket.
  final class EventQueue {
    /// What has become ready.
    struct Ready: OptionSet {
      let rawValue: UInt32
      static let listener = Ready(rawValue: 1)
      static let wakeUp = Ready(rawValue: 2)
      static let daemon = Ready(rawValue: 4)
    }

    private let queue: Int32
    private let listener: Int32
    private var isListening = false

    /// Makes a queue of a daemon's own queue and a wake-up, not listening yet.
    init(daemon: Int32, wakeUp: Int32, listener: Int32) throws(ServerError) {
      queue = epoll_create1(Int32(EPOLL_CLOEXEC))
      self.listener = listener
      guard queue >= 0 else { throw .unsupplied(resource: .eventQueue, code: errno) }
      guard add(daemon, .daemon), add(wakeUp, .wakeUp) else {
        throw .unsupplied(resource: .eventQueue, code: errno)
      }
    }

    deinit {
      if queue >= 0 { close(queue) }
    }

    /// Turns waiting for new connections on or off; one waiting worker wakes for each.
    func setListening(_ on: Bool) {
      guard on != isListening else { return }
      if on {
        isListening = add(listener, .listener, EPOLLEXCLUSIVE.rawValue)
      } else {
        var event = unsafe epoll_event()
        _ = unsafe epoll_ctl(queue, EPOLL_CTL_DEL, listener, &event)
        isListening = false
      }
    }

    /// Waits for something to become ready, at most so many milliseconds.
    func wait(milliseconds: Int32) -> Ready {
      unsafe withUnsafeTemporaryAllocation(of: epoll_event.self, capacity: 4) { events in
        let count = unsafe epoll_wait(queue, events.baseAddress, 4, milliseconds)
        var ready: Ready = []
        for index in 0..<max(Int(count), 0) {
          unsafe ready.insert(Ready(rawValue: events[index].data.u32))
        }
        return ready
      }
    }

    /// Adds a descriptor to be told when it can be read.
    private func add(_ descriptor: Int32, _ tag: Ready, _ flags: UInt32 = 0) -> Bool {
      var event = unsafe epoll_event()
      unsafe event.events = EPOLLIN.rawValue | flags
      unsafe event.data.u32 = tag.rawValue
      return unsafe epoll_ctl(queue, EPOLL_CTL_ADD, descriptor, &event) == 0
    }
  }
#endif
