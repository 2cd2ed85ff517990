/// A cache within a budget that keeps what is asked for again, by the policy SIEVE.
///
/// The policy is that of Zhang, Yang, Yue, Vigfusson and Rashmi: "SIEVE is Simpler than LRU: an
/// Efficient Turn-Key Eviction Algorithm for Web Caches", NSDI 2024. New values stand at the head of a queue. A hit only marks its value. A hand goes from the tail
/// towards the head and around: it takes the mark off what has one and drops what has none. Values
/// that are asked for once are so dropped soon, at constant cost, and do not drive out the others.
struct SieveCache<Value> {
  private struct Node {
    var hash: UInt64
    var value: Value?
    var cost: Int
    var isMarked = false
    /// Towards the head.
    var newer = -1
    /// Towards the tail, or the next free node.
    var older = -1
  }

  private var nodes: [Node] = []
  private var index = PlaceIndex()
  private var free = -1
  private var head = -1
  private var tail = -1
  private var hand = -1
  /// What all values may cost together.
  let budget: Int
  /// What the values cost together.
  private(set) var cost = 0
  /// How many values there are.
  private(set) var count = 0
  /// How many values were dropped for others.
  private(set) var evictions: Int

  /// Makes an empty cache, in the place of one that dropped so many values.
  init(budget: Int, evictions: Int = 0) {
    self.budget = budget
    self.evictions = evictions
  }

  /// The value of a hash for which a test holds, marked as asked for.
  mutating func find(_ hash: UInt64, where isWanted: (Value) -> Bool) -> Value? {
    var cursor = index.first(of: hash)
    while let place = index.node(at: cursor) {
      if nodes[place].hash == hash, let value = nodes[place].value, isWanted(value) {
        nodes[place].isMarked = true
        return value
      }
      cursor = index.next(after: cursor)
    }
    return nil
  }

  /// Takes a value in that is not there, and drops others for it; `false` where it costs too much.
  mutating func insert(_ value: Value, hash: UInt64, cost added: Int) -> Bool {
    guard added <= budget else { return false }
    while cost + added > budget { dropOne() }
    let place = takeNode(Node(hash: hash, value: value, cost: added))
    nodes[place].older = head
    if head >= 0 { nodes[head].newer = place } else { tail = place }
    head = place
    cost += added
    count += 1
    index.insert(place, hash: hash) { nodes[$0].hash }
    return true
  }

  /// Raises the cost of a value that is there; others, or even the value, may be dropped for it.
  mutating func raise(_ hash: UInt64, by added: Int, where isWanted: (Value) -> Bool) {
    var cursor = index.first(of: hash)
    while let place = index.node(at: cursor) {
      if nodes[place].hash == hash, let value = nodes[place].value, isWanted(value) {
        nodes[place].cost += added
        cost += added
        while cost > budget { dropOne() }
        return
      }
      cursor = index.next(after: cursor)
    }
  }

  /// Moves the hand to the first value without a mark and drops it.
  private mutating func dropOne() {
    var place = hand >= 0 ? hand : tail
    guard place >= 0 else { return }
    while nodes[place].isMarked {
      nodes[place].isMarked = false
      place = nodes[place].newer >= 0 ? nodes[place].newer : tail
    }
    hand = nodes[place].newer
    remove(place)
    evictions += 1
  }

  private mutating func remove(_ place: Int) {
    let node = nodes[place]
    index.remove(place, hash: node.hash) { nodes[$0].hash }
    if node.newer >= 0 { nodes[node.newer].older = node.older } else { head = node.older }
    if node.older >= 0 { nodes[node.older].newer = node.newer } else { tail = node.newer }
    cost -= node.cost
    count -= 1
    nodes[place] = Node(hash: 0, value: nil, cost: 0, older: free)
    free = place
  }

  private mutating func takeNode(_ node: Node) -> Int {
    guard free >= 0 else {
      nodes.append(node)
      return nodes.count - 1
    }
    let place = free
    free = nodes[place].older
    nodes[place] = node
    return place
  }
}
