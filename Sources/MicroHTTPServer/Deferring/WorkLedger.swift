internal import HTTPMessages

/// What waits to be done, what is being done, who waits for it, and what was done.
struct WorkLedger {
  /// What comes of asking for a piece of work.
  enum Joining {
    /// It was done before.
    case kept(Response)
    /// It waits or is being done for another already.
    case joined(SharedWork)
    /// It waits from now on.
    case added(SharedWork)
    /// Too much waits already.
    case full
  }

  /// What a thread does next.
  enum Step {
    case work(SharedWork)
    case stop
  }

  private struct Entry {
    let work: SharedWork
    /// The workers to be told of the end, each once.
    var links: [WorkerLink]
    /// How many requests wait.
    var interest = 1
    var isBegun = false
  }

  private var entries: [WorkKey: Entry] = [:]
  private var queue: [SharedWork] = []
  private var finished: FinishedStore
  private var counts = WorkReadings()
  /// How many pieces of work may be open, those in progress among them.
  private var limit: Int
  /// How often the rules of answering were replaced.
  private var generation = 0
  /// Whether nothing is begun any more.
  private var isStopping = false

  /// Makes a ledger for some threads, a queue behind them, and a store of so many bytes.
  init(threads: Int, queue: Int, bytes: Int) {
    limit = threads > 0 ? threads + max(queue, 0) : 0
    finished = FinishedStore(bytes: bytes)
    counts.threads = threads
  }

  /// What has been counted until now.
  var readings: WorkReadings {
    var readings = counts
    readings.waiting = queue.count
    readings.inProgress = entries.count - queue.count
    readings.keptBytes = finished.bytes
    readings.keptResponses = finished.count
    return readings
  }

  /// Asks for a piece of work on behalf of one request of a worker.
  ///
  /// Only work of one generation is shared, since others would answer otherwise.
  mutating func join(
    _ answer: DeferredAnswer, _ link: WorkerLink, generation: Int = 0
  ) -> Joining {
    let key = WorkKey(generation: generation, key: answer.key)
    if generation == self.generation, let response = finished.find(answer.key) {
      counts.reused += 1
      return .kept(response)
    }
    if let work = share(key, link) { return .joined(work) }
    guard !isStopping, entries.count < limit else {
      counts.rejected += 1
      return .full
    }
    let work = SharedWork(answer, generation: generation)
    entries[key] = Entry(work: work, links: [link])
    queue.append(work)
    return .added(work)
  }

  /// Joins work that waits or is in progress.
  private mutating func share(_ key: WorkKey, _ link: WorkerLink) -> SharedWork? {
    guard let work = entries[key]?.work else { return nil }
    counts.shared += 1
    entries[key]?.interest += 1
    if entries[key]?.links.contains(where: { $0 === link }) == false {
      entries[key]?.links.append(link)
    }
    return work
  }

  /// Takes one request's interest back; the workers to be told when the work is dropped by that.
  ///
  /// What has begun goes on: it cannot be broken off, and its response is kept.
  mutating func leave(_ work: SharedWork) -> [WorkerLink] {
    guard var entry = entries[work.key], entry.work === work else { return [] }
    entry.interest -= 1
    guard entry.interest <= 0, !entry.isBegun else {
      entries[work.key] = entry
      return []
    }
    entries[work.key] = nil
    queue.removeAll { $0 === work }
    counts.dropped += 1
    return entry.links
  }

  /// Takes the work that has waited longest; `nil` when nothing waits.
  mutating func begin() -> Step? {
    if isStopping { return .stop }
    guard !queue.isEmpty else { return nil }
    let work = queue.removeFirst()
    entries[work.key]?.isBegun = true
    return .work(work)
  }

  /// Ends a piece of work that was begun; the workers to be told.
  mutating func end(
    _ work: SharedWork, _ made: DeferredAnswer.Made, nanoseconds: Int64
  ) -> [WorkerLink] {
    counts.count(nanoseconds: nanoseconds)
    if case .success(let response) = made, work.key.generation == generation {
      finished.keep(response, of: work.key.key)
    }
    return entries.removeValue(forKey: work.key)?.links ?? []
  }

  /// Counts a request that was refused since the work took too long.
  mutating func countOverdue() { counts.overdue += 1 }

  /// Keeps work of a generation alone from now on, with another queue and store.
  mutating func begin(generation: Int, queue: Int, bytes: Int) {
    self.generation = generation
    limit = counts.threads > 0 ? counts.threads + max(queue, 0) : 0
    finished = FinishedStore(bytes: bytes)
  }

  /// Begins nothing any more; what waits is forgotten.
  mutating func stop() {
    isStopping = true
    for work in queue { entries[work.key] = nil }
    queue = []
  }
}
