internal import SceneGraph
internal import Timeline

/// The bodies in the order in which a document has them, where document order is drawing order.
///
/// A body whose place in the order changes stands more than once, and each copy shows only while
/// its place is right: the sequence holds every order of the scene as a part of itself.
struct DrawingSequence {
  /// One copy of a body.
  struct Copy {
    /// The body's index in the scene.
    let node: Int
    /// 1 while this copy shows, else 0, over the cycle; `nil` where it always shows.
    let visibility: Track<Double>?
  }

  let copies: [Copy]

  init(_ order: Track<[Int]>) {
    let orders = order.keyFrames.map(\.value)
    let sequence = Self.sequence(of: orders)
    let shown = orders.map { Self.placement(of: $0, in: sequence) }
    copies = sequence.indices.map { place in
      guard shown.contains(where: { !$0[place] }) else {
        return Copy(node: sequence[place], visibility: nil)
      }
      var jumps: [KeyFrame<Double>] = []
      for (frame, shown) in zip(order.keyFrames, shown) {
        let value = shown[place] ? 1.0 : 0
        if jumps.last?.value == value { continue }
        jumps.append(KeyFrame(frame.offset, value, easing: .stepEnd))
      }
      jumps.append(KeyFrame(1, jumps[jumps.count - 1].value))
      return Copy(
        node: sequence[place],
        visibility: Track(first: jumps[0], others: Array(jumps.dropFirst())))
    }
  }

  /// A sequence that holds every order as a part of itself.
  ///
  /// It is the shortest of those that come of taking in one order after the other, wherever the
  /// cycle is begun.
  static func sequence(of orders: [[Int]]) -> [Int] {
    var best: [Int]?
    for begin in orders.indices {
      let cycle = orders[begin...] + orders[..<begin]
      for isAppended in [true, false] {
        let sequence = cycle.dropFirst().reduce(orders[begin]) {
          isAppended ? supersequence($0, $1) : supersequence($1, $0)
        }
        if best.map({ sequence.count < $0.count }) ?? true { best = sequence }
      }
    }
    return best ?? []
  }

  /// A shortest sequence that holds both as parts of itself (dynamic programming, O(mn)).
  static func supersequence(_ a: [Int], _ b: [Int]) -> [Int] {
    var common = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in a.indices.reversed() {
      for j in b.indices.reversed() {
        common[i][j] =
          a[i] == b[j] ? common[i + 1][j + 1] + 1 : max(common[i + 1][j], common[i][j + 1])
      }
    }
    var (i, j) = (0, 0)
    var result: [Int] = []
    while i < a.count || j < b.count {
      if i < a.count, j < b.count, a[i] == b[j] {
        result.append(a[i])
        (i, j) = (i + 1, j + 1)
      } else if j == b.count || i < a.count && common[i + 1][j] >= common[i][j + 1] {
        result.append(a[i])
        i += 1
      } else {
        result.append(b[j])
        j += 1
      }
    }
    return result
  }

  /// Whether an order stands at each place of a sequence, as far to the left as it goes.
  private static func placement(of order: [Int], in sequence: [Int]) -> [Bool] {
    var places = Array(repeating: false, count: sequence.count)
    var next = 0
    for node in order {
      while next < sequence.count, sequence[next] != node { next += 1 }
      places[next] = true
      next += 1
    }
    return places
  }
}
