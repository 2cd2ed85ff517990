internal import HTTPMessages

/// The answers that a worker has ready, within a budget of bytes.
///
/// Each worker has its own: nothing is shared, nothing is locked.
final class AnswerMemory {
  /// Used by the worker's thread alone, and by no two calls at once.
  @exclusivity(unchecked) private var cache: SieveCache<KnownAnswer>
  private var doorkeeper = Doorkeeper()
  private let hash = SipHash()
  private let memo = CodingMemo()
  private let counters: WorkerCounters
  /// What one answer may cost at most, in bytes.
  private var largest: Int

  /// Makes a memory of some bytes; with 0 nothing is remembered.
  init(bytes: Int, counters: WorkerCounters) {
    unsafe cache = SieveCache(budget: bytes)
    largest = bytes / 8
    self.counters = counters
  }

  /// Forgets everything and begins anew with a budget of bytes.
  func begin(bytes: Int) {
    let evictions = unsafe cache.evictions
    unsafe cache = SieveCache(budget: bytes, evictions: evictions)
    largest = bytes / 8
    counters.cachedBytes.set(0)
    counters.cachedAnswers.set(0)
  }

  /// What is known of the answer to a request, if it may be known at all.
  @unsafe func recall(_ target: UnsafeBufferPointer<UInt8>, _ wishes: Wishes) -> Recall {
    guard unsafe cache.budget > 0, unsafe wishes.areSingle else { return Recall() }
    let coding = unsafe wishes.encodings == 0 ? .identity : memo.coding(wishes.acceptEncoding)
    let hash = unsafe hashValue(target, coding)
    var recall = Recall(hash: hash, coding: coding)
    guard let known = unsafe find(hash, target, coding) else { return recall }
    recall.known = known
    guard unsafe wishes.noneMatches > 0 else { return recall }
    if unsafe known.hasTag(wishes.noneMatch) {
      recall.isNotModified = true
      return recall
    }
    let field = unsafe String(decoding: wishes.noneMatch.withoutBlanks, as: UTF8.self)
    guard let held = IfNoneMatch(field).held(of: known.tag) else { return recall }
    guard held == known.tag else { return Recall() }
    recall.isNotModified = true
    return recall
  }

  /// Remembers an answer that was made, if it is asked for again; `logRest` tells its log line.
  func remember(
    _ outgoing: OutgoingResponse, of response: Response, to target: @autoclosure () -> [UInt8],
    _ recall: Recall, _ form: AnswerForm, logRest: @autoclosure () -> [UInt8]
  ) {
    guard let hash = recall.hash, response.provenance.isReusable, outgoing.cost <= largest,
      recall.known != nil || doorkeeper.admits(hash),
      let tag = response.headers["ETag"].flatMap(EntityTag.init(parsing:))
    else { return }
    if let known = recall.known {
      guard known.tag == tag, known[form] == nil else { return }
      outgoing.logRest = logRest()
      known[form] = outgoing
      unsafe cache.raise(hash, by: outgoing.cost) { $0 === known }
    } else {
      guard response.status == .ok || tag.coding == recall.coding else { return }
      outgoing.logRest = logRest()
      let target = target()
      let known = KnownAnswer(target: target, coding: recall.coding, tag: tag)
      known[form] = outgoing
      guard unsafe cache.insert(known, hash: hash, cost: outgoing.cost + target.count + 512) else {
        return
      }
      counters.admissions.add(1)
    }
    counters.evictions.set(unsafe cache.evictions)
    counters.cachedBytes.set(unsafe cache.cost)
    counters.cachedAnswers.set(unsafe cache.count)
  }

  private func hashValue(
    _ target: UnsafeBufferPointer<UInt8>, _ coding: ContentCoding
  ) -> UInt64 {
    let value = unsafe hash.value(of: UnsafeRawBufferPointer(target))
    return switch coding {
    case .identity: value
    case .gzip: value ^ 0x9E37_79B9_7F4A_7C15
    case .brotli: value ^ 0xC2B2_AE3D_27D4_EB4F
    }
  }

  private func find(
    _ hash: UInt64, _ target: UnsafeBufferPointer<UInt8>, _ coding: ContentCoding
  ) -> KnownAnswer? {
    unsafe cache.find(hash) { unsafe $0.coding == coding && target.hasBytes(of: $0.target) }
  }
}

/// What of a request decides which representation it gets, lent with the head.
@unsafe struct Wishes {
  var acceptEncoding = unsafe UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  var noneMatch = unsafe UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  /// How many fields `Accept-Encoding` there are.
  var encodings = 0
  /// How many fields `If-None-Match` there are.
  var noneMatches = 0

  /// Whether neither field stands twice.
  var areSingle: Bool { unsafe encodings <= 1 && noneMatches <= 1 }
}

/// What is known of the answer to a request.
struct Recall {
  /// The hash by which the answer is found; `nil` where it may not be remembered.
  var hash: UInt64?
  /// The coding that the client likes best.
  var coding = ContentCoding.identity
  /// The answers that are ready.
  var known: KnownAnswer?
  /// Whether the client has the representation already.
  var isNotModified = false
}
