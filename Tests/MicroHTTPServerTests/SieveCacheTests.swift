import Testing

@testable import MicroHTTPServer

/// The cache against a plain model of SIEVE: a list from head to tail, and a hand.
struct SieveCacheTests {
  /// SIEVE as the paper tells it, slow and simple.
  private struct Model {
    struct Item {
      let key: Int
      var cost: Int
      var isMarked = false
    }
    /// The head first.
    var items: [Item] = []
    var hand: Int?
    let budget: Int

    mutating func find(_ key: Int) -> Bool {
      guard let place = items.firstIndex(where: { $0.key == key }) else { return false }
      items[place].isMarked = true
      return true
    }

    mutating func insert(_ key: Int, _ cost: Int) -> Bool {
      guard cost <= budget else { return false }
      while items.reduce(cost, { $0 + $1.cost }) > budget { evict() }
      items.insert(Item(key: key, cost: cost), at: 0)
      return true
    }

    private mutating func evict() {
      var place = items.firstIndex { $0.key == hand } ?? items.count - 1
      while items[place].isMarked {
        items[place].isMarked = false
        place = place > 0 ? place - 1 : items.count - 1
      }
      hand = place > 0 ? items[place - 1].key : nil
      items.remove(at: place)
    }
  }

  /// Few hashes for many keys, so that they collide.
  @Test(arguments: [1, 7, 64, 1 << 20] as [UInt64], [10, 100, 1000])
  func itIsSieve(hashes: UInt64, budget: Int) {
    var cache = SieveCache<Int>(budget: budget)
    var model = Model(budget: budget)
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let key = min(
        Int.random(in: 0..<200, using: &random), Int.random(in: 0..<200, using: &random))
      let hash = UInt64(key) &* 0x9E37_79B9_7F4A_7C15 % hashes
      let isThere = cache.find(hash) { $0 == key } == key
      #expect(isThere == model.find(key))
      if !isThere {
        let cost = Int.random(in: 1...20, using: &random)
        #expect(cache.insert(key, hash: hash, cost: cost) == model.insert(key, cost))
      }
      #expect(cache.count == model.items.count)
      #expect(cache.cost == model.items.reduce(0) { $0 + $1.cost })
      #expect(cache.cost <= budget)
    }
    #expect(cache.evictions > 0)
  }

  @Test func whatIsAskedForStays() {
    var cache = SieveCache<Int>(budget: 100)
    for hot in 0..<50 { _ = cache.insert(hot, hash: UInt64(hot), cost: 1) }
    for new in 1000..<101_000 {
      if new % 20 == 0 { for hot in 0..<50 { _ = cache.find(UInt64(hot)) { $0 == hot } } }
      _ = cache.insert(new, hash: UInt64(new), cost: 1)
    }
    for hot in 0..<50 { #expect(cache.find(UInt64(hot)) { $0 == hot } == hot) }
  }

  @Test func aValueMayGrowUntilOthersGo() {
    var cache = SieveCache<Int>(budget: 10)
    for value in 0..<10 { _ = cache.insert(value, hash: UInt64(value), cost: 1) }
    _ = cache.find(5) { $0 == 5 }
    cache.raise(5, by: 4) { $0 == 5 }
    #expect(cache.cost == 10)
    #expect(cache.count == 6)
    #expect(cache.find(5) { $0 == 5 } == 5)
    cache.raise(5, by: 100) { $0 == 5 }
    #expect(cache.cost <= 10)
  }
}
