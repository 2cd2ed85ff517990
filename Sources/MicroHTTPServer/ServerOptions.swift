public import HTTPMessages

/// What bounds a server: every number has a default that suits a service behind a proxy.
public struct ServerOptions: Sendable, Equatable {
  /// Worker threads, each with an event loop of its own; 0 takes one for each processor.
  public var workers = 0
  /// Open connections at most, over all workers; further clients wait in the listen queue.
  public var connections = 4096
  /// Memory of one connection for its request and the head of its response, in bytes, 4,096 up.
  public var connectionPoolBytes = 16_384
  /// The longest request target in bytes; never more than half of the connection pool.
  public var targetBytes = 8192
  /// The longest request head in bytes: request line and header section together.
  ///
  /// Never more than the connection pool without the 2 KiB that the head of a response may need.
  public var headerBytes = 12_288
  /// Time for a request head, from its first byte to its last at any speed.
  public var headerDeadline = Duration.seconds(10)
  /// Time that a connection may stay without a request, to a second.
  ///
  /// On a Unix socket, where the system does not tell when bytes came, the time for a head is added.
  public var idleTimeout = Duration.seconds(75)
  /// Time for the client to take an answer whole.
  public var answerDeadline = Duration.seconds(120)
  /// Requests answered on one connection; the last one is answered with `Connection: close`.
  public var requestsPerConnection = 1000
  /// Memory for answers that are kept ready, over all workers, in bytes; 0 keeps none.
  public var cacheBytes = 33_554_432
  /// Threads that make the answers which take long; 0 takes one for each processor.
  ///
  /// Below 0 there are none, and requests for such answers are refused (503).
  public var workThreads = 0
  /// How many such answers may wait to be made; further requests for others are refused (503).
  public var workQueue = 64
  /// Time for such an answer to be made, waiting included; later the request is refused (503).
  public var workDeadline = Duration.seconds(30)
  /// Memory for such answers, shared by all workers, in bytes; 0 keeps none.
  public var workCacheBytes = 33_554_432
  /// How answered requests are logged.
  public var accessLog = AccessLogForm.off
  /// Of how many answers one is logged; those with a status from 400 on are all logged.
  public var accessLogEvery = 1
  /// The least status whose answers are logged; 500 leaves those that tell of faults of ours.
  public var accessLogFrom = 0
  /// Whom to believe about clients in the log; `nil` for nobody.
  public var forwarding: ForwardingRules?
  /// How late a request may be in its turn while more comes than can be answered.
  ///
  /// Later ones whose answers are not ready are then refused (503); with 0 nothing is refused.
  public var overloadDelay = Duration.milliseconds(100)
  /// For how long every turn must have been late before requests are refused for that.
  public var overloadPatience = Duration.milliseconds(500)
  /// The paths that are answered however much there is to do.
  public var alwaysAnswered: [String] = []
  /// Whether other processes may listen on the same TCP port (`SO_REUSEPORT`).
  public var reusePort = false

  /// Makes options of the defaults.
  public init() {}
}

extension ServerOptions {
  /// The pool that is asked for, in bytes.
  var poolBytes: Int { min(max(connectionPoolBytes, 4096), 1 << 24) }

  /// Whether a target's path is one of those that are always answered.
  func isAlwaysAnswered(_ target: [UInt8]) -> Bool {
    let path = target.prefix { $0 != UInt8(ascii: "?") }
    return alwaysAnswered.contains { path.elementsEqual($0.utf8) }
  }

  /// How many of the connections one of so many workers may hold.
  func connections(ofWorker index: Int, among count: Int) -> Int {
    let all = max(connections, count)
    return all / count + (index < all % count ? 1 : 0)
  }
}

extension Duration {
  /// Whole milliseconds, rounded up, from 0 to a year.
  var wholeMilliseconds: Int64 {
    let year = Duration.seconds(31_536_000)
    let (seconds, attoseconds) = min(max(self, .zero), year).components
    return seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
  }
}
