internal import HTTPMessages

/// The responses that were made by expensive work, within a budget of bytes.
///
/// All workers share it. A response is taken in at first sight, since making it again costs more
/// than its place; that it has a budget of its own keeps it from driving out the many small answers
/// of `AnswerMemory`.
struct FinishedStore {
  private struct Finished {
    let key: [UInt8]
    let response: Response
  }

  private var cache: SieveCache<Finished>
  private let hash = SipHash()
  /// What one response may cost at most, in bytes.
  private var largest: Int { cache.budget / 4 }
  /// What the responses cost together, in bytes.
  var bytes: Int { cache.cost }
  /// How many responses there are.
  var count: Int { cache.count }

  /// Makes a store of some bytes; with 0 nothing is kept.
  init(bytes: Int) {
    cache = SieveCache(budget: max(bytes, 0))
  }

  /// The response of a key.
  mutating func find(_ key: [UInt8]) -> Response? {
    guard cache.count > 0 else { return nil }
    return cache.find(hashValue(key)) { $0.key == key }?.response
  }

  /// Keeps a response that is not there, unless it is a failure or too large.
  mutating func keep(_ response: Response, of key: [UInt8]) {
    let fields = response.headers.fields.reduce(0) {
      $0 + $1.name.utf8.count + $1.value.utf8.count + 32
    }
    let cost = response.body.count + key.count + fields + 256
    guard response.status == .ok, cost <= largest else { return }
    _ = cache.insert(Finished(key: key, response: response), hash: hashValue(key), cost: cost)
  }

  private func hashValue(_ key: [UInt8]) -> UInt64 {
    unsafe key.withUnsafeBytes { unsafe hash.value(of: $0) }
  }
}
