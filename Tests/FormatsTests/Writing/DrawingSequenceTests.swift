import Testing
import Timeline

@testable import Formats

@Suite struct DrawingSequenceTests {
  /// Orders of some bodies at seeded places of the cycle.
  private static func order(_ seed: Int) -> Track<[Int]> {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let count = 2 + seed % 5
    let frames = (0...seed % 7).map { index in
      KeyFrame(
        Double(index) / Double(seed % 7 + 1), Array(0..<count).shuffled(using: &numbers),
        easing: .stepEnd)
    }
    return Track(first: frames[0], others: Array(frames.dropFirst()))
  }

  private func shown(_ sequence: DrawingSequence, at progress: Double) -> [Int] {
    sequence.copies.filter { ($0.visibility?.value(at: progress) ?? 1) > 0 }.map(\.node)
  }

  @Test(arguments: 0..<60) func showsEveryOrderAndNothingElse(_ seed: Int) {
    let order = Self.order(seed)
    let sequence = DrawingSequence(order)
    for step in 0..<240 {
      let progress = (Double(step) + 0.5) / 240
      #expect(shown(sequence, at: progress) == order.discreteValue(at: progress))
    }
  }

  @Test func changesExactlyAtTheEdge() {
    let order = Track(KeyFrame(0, [0, 1]), KeyFrame(0.5, [1, 0]))
    let sequence = DrawingSequence(order)
    #expect(shown(sequence, at: 0.499_999) == [0, 1])
    #expect(shown(sequence, at: 0.5) == [1, 0])
    #expect(shown(sequence, at: 1) == [1, 0])
    #expect(sequence.copies.count == 3)
  }

  @Test func oneOrderNeedsNoCopies() {
    let sequence = DrawingSequence(Track(KeyFrame(0, [2, 0, 1])))
    #expect(sequence.copies.map(\.node) == [2, 0, 1])
    #expect(sequence.copies.allSatisfy { $0.visibility == nil })
  }

  /// The length of a shortest common supersequence is m + n less the longest common subsequence.
  @Test(
    arguments: [
      ([0, 1], [1, 0], 3), ([0, 1, 2], [0, 1, 2], 3), ([0, 1, 2], [2, 1, 0], 5),
      ([0, 1, 2, 3], [1, 2, 3, 0], 5), ([], [1, 2], 2),
    ])
  func supersequenceIsShortest(_ a: [Int], _ b: [Int], _ length: Int) {
    let sequence = DrawingSequence.supersequence(a, b)
    #expect(sequence.count == length)
    for part in [a, b] {
      var rest = part[...]
      for node in sequence where node == rest.first { rest.removeFirst() }
      #expect(rest.isEmpty)
    }
  }

  /// Of four bodies of which three pass before and behind the others all but one stand twice,
  /// wherever the cycle begins.
  @Test(arguments: 0..<8) func passingTakesNoMoreCopies(_ begin: Int) {
    let orders = (0..<8).map { step in
      let nearness = (0...3).map { body in
        body == 3 ? 0 : ((step + begin) >> body).isMultiple(of: 2) ? body + 1 : -body - 1
      }
      return (0...3).sorted { nearness[$0] < nearness[$1] }
    }
    #expect(DrawingSequence.sequence(of: orders).count == 7)
  }
}
