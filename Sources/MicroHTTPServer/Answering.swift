internal import CMicroHTTPD
internal import HTTPMessages
internal import Synchronization

/// The second call of a request: what is ready is sent, everything else is made.
extension Worker {
  /// Looks for the answer to a request that is let through.
  @unsafe func recall(_ head: RequestHead, on connection: Connection, _ wishes: Wishes) {
    guard unsafe AnswerCell.place(ofMethod: head.method) < 2 else {
      connection.recall = Recall()
      return
    }
    let recall = unsafe memory.recall(connection.arrived.bytes, wishes)
    let form = AnswerForm(isNotModified: recall.isNotModified, isClosing: closes(connection))
    if let ready = recall.known?[form] {
      connection.ready = ready
    } else {
      connection.recall = recall
    }
  }

  /// Whether the connection shall end with its current request.
  func closes(_ connection: Connection) -> Bool {
    connection.requests >= limits.requestsPerConnection
      || link.isDraining.load(ordering: .relaxed)
  }

  /// Queues the answer that is ready, or asks for one.
  @unsafe func answer(_ head: RequestHead, on connection: Connection) -> Bool {
    connection.enter(.answering, now: now)
    guard let ready = connection.ready else { return unsafe makeAnswer(head, on: connection) }
    let isHead = unsafe head.method[0] == CChar(UInt8(ascii: "H"))
    link.counters.hits.add(1)
    ready.count(method: isHead ? 1 : 0, route: nil, in: link.counters)
    if let log, log.wants(status: ready.statusCode) {
      let rest =
        isHead
        ? log.line.rest(
          method: LogLine.head, target: connection.target, status: ready.statusCode, bytes: 0,
          source: .hit) : ready.logRest
      unsafe log.add(head, on: connection, rest: rest, now: now)
    }
    return unsafe ready.queue(on: head.connection)
  }

  /// Asks for an answer and queues it, or lets it be made elsewhere.
  ///
  /// Nothing is begun any more once the worker shall end: answers that take long would hold the end
  /// up, and the library ends the process when a connection is put aside at that time.
  @unsafe private func makeAnswer(_ head: RequestHead, on connection: Connection) -> Bool {
    guard !link.isStopping.load(ordering: .relaxed) else { return false }
    let closing = closes(connection)
    let begin = monotonicNanoseconds()
    if isTooMuch(connection, begin: begin) {
      return unsafe refuseTooMuch(head, on: connection)
    }
    switch rules.answerer(unsafe request(head, on: connection)) {
    case .ready(let response):
      return unsafe send(response, head, on: connection, closing: closing, begin: begin)
    case .deferred(let answer):
      return unsafe deferAnswer(answer, head, on: connection, begin: begin)
    }
  }

  /// Makes a request of a head.
  @unsafe func request(_ head: RequestHead, on connection: Connection) -> Request {
    var reading = FieldReading()
    unsafe head.visit(&reading)
    var headers = HeaderFields(reading.fields)
    if let authority = connection.authority { headers["Host"] = authority }
    return Request(
      method: Method(rawValue: unsafe String(decoding: head.methodBytes, as: UTF8.self)),
      target: RequestTarget(connection.target), headers: headers, peer: connection.peer)
  }

  /// Queues a response, or what stands for one that cannot be sent.
  @unsafe func send(
    _ response: Response, _ head: RequestHead, on connection: Connection, closing: Bool,
    begin: Int64? = nil
  ) -> Bool {
    let method = unsafe AnswerCell.place(ofMethod: head.method)
    var response = response
    var outgoing = OutgoingResponse.make(
      response, lengthOnly: method == 1 && !response.provenance.isReusable, closing: closing)
    if outgoing == nil {
      response = rules.refuse(.unsendableResponse, unsafe request(head, on: connection))
      outgoing = OutgoingResponse.make(response, lengthOnly: method == 1, closing: true)
    }
    guard let outgoing else { return false }
    let nanoseconds = begin.map { monotonicNanoseconds() - $0 }
    if let nanoseconds { link.counters.countDuration(nanoseconds: nanoseconds) }
    outgoing.count(method: method, route: response.provenance.route, in: link.counters)
    if response.provenance.isReusable { link.counters.misses.add(1) }
    if log != nil, !response.provenance.isQuiet {
      unsafe note(outgoing, response, head, on: connection, nanoseconds)
    }
    if response.provenance.isReusable, begin != nil {
      remember(outgoing, response, on: connection, closing: closing)
    }
    if begin == nil, unsafe limits.poolBytes - HeadRoom.taken(by: head) < HeadRoom.ofRefusal {
      BareReply.write(response, hasContent: method != 1, to: connection.descriptor)
      return false
    }
    return unsafe outgoing.queue(on: head.connection)
  }

  /// Keeps an answer ready if it is worth it.
  private func remember(
    _ outgoing: OutgoingResponse, _ response: Response, on connection: Connection, closing: Bool
  ) {
    memory.remember(
      outgoing, of: response, to: connection.target, connection.recall,
      AnswerForm(isNotModified: response.status == .notModified, isClosing: closing),
      logRest: log?.line.rest(
        method: LogLine.get, target: connection.target, status: outgoing.statusCode,
        bytes: outgoing.sentBytes, source: .hit) ?? [])
  }

  /// Logs an answer that was made.
  @unsafe func note(
    _ outgoing: OutgoingResponse, _ response: Response, _ head: RequestHead,
    on connection: Connection, _ nanoseconds: Int64?
  ) {
    guard let log, log.wants(status: response.status.rawValue) else { return }
    let method = unsafe Array(head.methodBytes)
    let rest = log.line.rest(
      method: method, target: connection.target, status: response.status.rawValue,
      bytes: method == LogLine.head ? 0 : outgoing.sentBytes,
      source: response.provenance.isReusable ? .miss : .pass, nanoseconds: nanoseconds ?? 0)
    unsafe log.add(head, on: connection, rest: rest, now: now)
  }
}
