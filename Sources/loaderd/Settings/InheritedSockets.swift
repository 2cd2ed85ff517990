/// The listening sockets that a service manager hands down (sd_listen_fds(3)).
struct InheritedSockets: Equatable, Sendable {
  /// One of them.
  struct Socket: Equatable, Sendable {
    /// The descriptor.
    let descriptor: Int32
    /// The name that the manager has for it.
    let name: String

    /// Whether operators and probes ask there, as its name says.
    var isForOperators: Bool { name == InheritedSockets.operatorsName }
  }

  /// The name of the socket for operators and probes; any other is for everybody.
  static let operatorsName = "admin"
  /// The first of their descriptors.
  static let first: Int32 = 3
  private static let most = 64

  /// The sockets in order; none where there is no manager or they are for another process.
  private(set) var all: [Socket] = []

  /// Has no sockets.
  init() {}

  /// Reads `LISTEN_PID`, `LISTEN_FDS` and `LISTEN_FDNAMES`.
  init(environment: [String: String], process: Int32) {
    guard let owner = environment["LISTEN_PID"], owner == "\(process)",
      let count = environment["LISTEN_FDS"].flatMap({
        WholeNumber.value(of: $0, in: 1...Self.most)
      })
    else { return }
    let names = (environment["LISTEN_FDNAMES"] ?? "")
      .split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    all = (0..<count).map { place in
      let name = place < names.count && !names[place].isEmpty ? names[place] : "unknown"
      return Socket(descriptor: Self.first + Int32(place), name: name)
    }
  }
}
