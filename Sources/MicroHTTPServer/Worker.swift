internal import CMicroHTTPD
internal import HTTPMessages
internal import Synchronization

/// One event loop: a daemon, the connections it holds, and what is done with their requests.
///
/// Made on the thread that starts the server, then used on the worker's own thread alone; other
/// threads only have its link.
final class Worker {
  let link: WorkerLink
  /// By what is answered.
  var rules: AnsweringRules
  /// What bounds the worker.
  var limits: Limits
  /// Which of the server's workers this is.
  let place: (index: Int, count: Int)
  /// The answers that are ready.
  let memory: AnswerMemory
  /// Where answers are made that take long, shared by all workers.
  let pool: WorkPool
  /// The requests that wait for work, by its identity; those that are over may still be in here.
  var waiting: [ObjectIdentifier: [WaitingAnswer]] = [:]
  /// Takes the lines of the log.
  let accessLog: @Sendable ([UInt8]) -> Void
  /// Where answers are logged, if they are.
  var log: AccessLog?
  /// The proxies whose clients are logged, `nil` without a log.
  var proxies: TrustedProxies?
  /// The open connections, in no order.
  var connections: [Connection] = []
  /// The time at the last turn of the loop, in milliseconds.
  var now = monotonicMilliseconds()
  /// How often the loop has turned.
  var turn = 0
  /// Whether answers are still made when there is too much to do.
  var admission: Admission
  /// What is told instead: the connection kept, and closed.
  var overloadAnswers: [OverloadAnswer?] = [nil, nil]

  /// The longest head that is let through, in bytes.
  var headerBytes: Int { limits.headerBytes }

  /// Makes a worker that is not running.
  init(
    link: WorkerLink, place: (index: Int, count: Int), rules: AnsweringRules, pool: WorkPool,
    accessLog: @escaping @Sendable ([UInt8]) -> Void
  ) {
    let options = rules.options
    self.link = link
    self.place = place
    self.rules = rules
    self.pool = pool
    self.accessLog = accessLog
    memory = AnswerMemory(
      bytes: max(options.cacheBytes, 0) / place.count, counters: link.counters)
    log = AccessLog(options, worker: place.index, write: accessLog)
    proxies = log == nil ? nil : options.forwarding?.proxies
    admission = Admission(options)
    limits = Limits(
      options, connections: options.connections(ofWorker: place.index, among: place.count),
      poolBytes: options.poolBytes)
  }

  /// A connection began: what is known of it from now on.
  @unsafe func connectionBegan(_ connection: OpaquePointer) -> Connection {
    let address = unsafe loaderd_connection_peer(connection)
    let peer = unsafe address.flatMap { unsafe internetAddressText($0)?.host }
    let state = Connection(
      descriptor: unsafe loaderd_connection_descriptor(connection), peer: peer,
      isLogged: log != nil, isProxied: proxies?.contains(peer: peer) ?? false, now: now)
    state.place = connections.count
    connections.append(state)
    link.connections.add(1)
    return state
  }

  /// A connection ended.
  func connectionEnded(_ connection: Connection) {
    if connection.isInFlight { requestEnded(on: connection) }
    let last = connections.removeLast()
    if last !== connection {
      last.place = connection.place
      connections[connection.place] = last
    }
    link.connections.add(-1)
  }

  /// A request line arrived.
  @unsafe func targetArrived(_ target: UnsafePointer<CChar>?, on connection: Connection) {
    connection.enter(.head, now: now)
    unsafe RawTarget.take(target, limits: limits, into: connection.arrived)
  }

  /// A request's head arrived, or its answer is wanted; `false` closes the connection.
  @unsafe func requestCalled(_ head: RequestHead, on connection: Connection) -> Bool {
    if connection.phase == .accepted { return unsafe answer(head, on: connection) }
    if connection.phase == .waiting { return unsafe waitOrAnswer(head, on: connection) }
    connection.requests += 1
    connection.enter(.accepted, now: now)
    link.inFlight.add(1)
    var inspection = HeadInspection()
    guard let refusal = unsafe refusal(of: head, on: connection, &inspection) else {
      unsafe recall(head, on: connection, inspection.wishes)
      return true
    }
    connection.enter(.answering, now: now)
    if !connection.hasOriginForm { connection.arrived.replace([UInt8(ascii: "/")]) }
    let response = rules.refuse(refusal, unsafe request(head, on: connection))
    return unsafe send(response, head, on: connection, closing: true)
  }

  /// A request is over, whether or not it was counted.
  func requestEnded(on connection: Connection) {
    if connection.isInFlight {
      if connection.phase == .waiting { stopWaiting(connection) }
      link.inFlight.store(
        link.inFlight.load(ordering: .relaxed) &- 1, ordering: .releasing)
    }
    connection.endRequest(now: now)
  }
}
