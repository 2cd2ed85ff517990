/// What a server has counted since it began, over all workers.
public struct ServerReadings: Sendable, Equatable {
  /// Answers of one route, method and status.
  public struct Answers: Sendable, Equatable {
    /// The place of the route in the service's list, `nil` where the target belongs to none.
    public let route: Int?
    /// The method: `GET`, `HEAD`, `OPTIONS` or `other`.
    public let method: String
    /// The status; 0 where it is none of the usual ones.
    public let status: Int
    /// How many there were.
    public let count: Int
  }

  /// How many values lie at or below bounds.
  public struct Distribution: Sendable, Equatable {
    /// The bounds, ascending: bytes or seconds.
    public let bounds: [Double]
    /// How many values lie in each step; the last one has no bound.
    public let counts: [Int]
    /// The sum of all values.
    public let sum: Double
  }

  /// Worker threads.
  public internal(set) var workers = 0
  /// Connections that are open now.
  public internal(set) var openConnections = 0
  /// Requests whose answers are not wholly sent.
  public internal(set) var requestsInFlight = 0
  /// Answers, only those that occurred.
  public internal(set) var answers: [Answers] = []
  /// The lengths of contents in bytes.
  public internal(set) var sizes = Distribution(bounds: [], counts: [], sum: 0)
  /// How many seconds it took to make the answers that were not ready.
  public internal(set) var durations = Distribution(bounds: [], counts: [], sum: 0)
  /// Answers that were ready.
  public internal(set) var hits = 0
  /// Answers that were not ready and might have been.
  public internal(set) var misses = 0
  /// Answers taken into the memory of those that are ready.
  public internal(set) var admissions = 0
  /// Answers dropped from it for others.
  public internal(set) var evictions = 0
  /// What it holds, in bytes.
  public internal(set) var cachedBytes = 0
  /// How many answers it holds.
  public internal(set) var cachedAnswers = 0
  /// Requests that were refused since more came than could be answered.
  public internal(set) var overloads = 0
  /// Work that is done away from the event loops.
  public internal(set) var work = WorkReadings()
}

extension ServerReadings {
  /// Adds up what the workers have counted.
  init(_ links: [WorkerLink], _ pool: WorkPool) {
    workers = links.count
    work = pool.readings
    openConnections = links.reduce(0) { $0 + $1.connections.value }
    requestsInFlight = links.reduce(0) { $0 + $1.inFlight.value }
    let all = links.map(\.counters)
    for place in 0..<2048 {
      let count = all.reduce(0) { $0 + $1.answers[place].value }
      guard count > 0 else { continue }
      let cell = AnswerCell(rawValue: place)
      answers.append(
        Answers(route: cell.route, method: cell.method, status: cell.status, count: count))
    }
    sizes = Distribution(
      bounds: CountingSteps.bytes.indices.map { Double(CountingSteps.bytes[$0]) },
      counts: (0..<8).map { place in
        all.reduce(0) { $0 + $1.sizes[place].value }
      }, sum: Double(all.reduce(0) { $0 + $1.sentBytes.value }))
    durations = Distribution(
      bounds: CountingSteps.seconds,
      counts: (0..<16).map { place in
        all.reduce(0) { $0 + $1.durations[place].value }
      }, sum: Double(all.reduce(0) { $0 + $1.busyNanoseconds.value }) / 1e9)
    overloads = all.reduce(0) { $0 + $1.overloads.value }
    hits = all.reduce(0) { $0 + $1.hits.value }
    misses = all.reduce(0) { $0 + $1.misses.value }
    admissions = all.reduce(0) { $0 + $1.admissions.value }
    evictions = all.reduce(0) { $0 + $1.evictions.value }
    cachedBytes = all.reduce(0) { $0 + $1.cachedBytes.value }
    cachedAnswers = all.reduce(0) { $0 + $1.cachedAnswers.value }
  }
}
