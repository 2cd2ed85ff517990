import Testing
import Timeline

@Suite struct CubicBezierEasingPieceTests {
  typealias Easings = CubicBezierEasingTests

  static let curves = Easings.known + Easings.random
  /// Handles that do not cross: every part of the curve is an easing of its own.
  static let uncrossed = curves.filter { $0.x1 <= $0.x2 }

  static func point(_ curve: CubicBezierEasing, _ s: Double) -> (x: Double, y: Double) {
    (Easings.component(curve.x1, curve.x2, s), Easings.component(curve.y1, curve.y2, s))
  }

  /// The piece, moved and scaled back, runs through the original's points, parameter by parameter.
  static func expectExact(_ curve: CubicBezierEasing, from start: Double, to end: Double) {
    let (first, last) = (point(curve, start), point(curve, end))
    guard let piece = curve.piece(from: start, to: end) else {
      #expect(abs(last.y - first.y) <= 1e-12 || last.x == first.x)
      return
    }
    guard abs(last.y - first.y) > 1e-4, abs(last.x - first.x) > 1e-4 else { return }
    let distances = (0...20).map { k in
      let share = Double(k) / 20
      let own = point(piece, share)
      let original = point(curve, start + (end - start) * share)
      return max(
        abs(first.x + own.x * (last.x - first.x) - original.x),
        abs(first.y + own.y * (last.y - first.y) - original.y))
    }
    #expect(distances.allSatisfy { $0 < 1e-12 })
  }

  @Test(arguments: uncrossed) func piecesOfUncrossedHandlesAreExact(curve: CubicBezierEasing) {
    let stops = [0, 0.1, 0.37, 0.5, 0.82, 1]
    for (index, start) in stops.enumerated() {
      for end in stops[(index + 1)...] { Self.expectExact(curve, from: start, to: end) }
    }
  }

  /// Where handles cross, a part may need a handle outside 0…1; then there is no piece.
  @Test(arguments: curves.filter { $0.x1 > $0.x2 })
  func piecesOfCrossedHandlesAreExactOrNone(curve: CubicBezierEasing) {
    for (start, end) in [(0.0, 1.0), (0.0, 0.4), (0.25, 0.75), (0.5, 0.9), (0.0, 0.6)] {
      let width = Self.point(curve, end).x - Self.point(curve, start).x
      let first = Self.slope(curve, start) * (end - start) / 3
      let second = width - Self.slope(curve, end) * (end - start) / 3
      let fits = first < width - 1e-9 && second > 1e-9
      if fits { Self.expectExact(curve, from: start, to: end) }
      if first > width + 1e-9 || second < -1e-9 {
        #expect(curve.piece(from: start, to: end) == nil)
      }
    }
  }

  /// X′(s), by the handles' distances.
  static func slope(_ curve: CubicBezierEasing, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * (r * r * curve.x1 + 2 * r * s * (curve.x2 - curve.x1) + s * s * (1 - curve.x2))
  }

  /// The piece read as an easing gives the original's values, not only its points.
  @Test(arguments: [CubicBezierEasing.ease, .easeIn, .easeOut, .easeInOut])
  func piecesComposeToTheOriginal(curve: CubicBezierEasing) throws {
    let stops = [0, 0.2, 0.45, 0.7, 1]
    for (low, high) in zip(stops, stops.dropFirst()) {
      let piece = try #require(curve.piece(from: low, to: high))
      let (first, last) = (Self.point(curve, low), Self.point(curve, high))
      for k in 0...50 {
        let share = Double(k) / 50
        let value = first.y + (last.y - first.y) * piece.value(at: share)
        let x = first.x + (last.x - first.x) * share
        #expect(abs(value - curve.value(at: x)) < 1e-12)
      }
    }
  }

  @Test func theWholeIsItselfAndBackwardsIsMirrored() throws {
    let curve = CubicBezierEasing(0.1, 0.7, 0.4, 0.9)
    #expect(curve.piece(from: 0, to: 1) == curve)
    let back = try #require(curve.piece(from: 1, to: 0))
    for (own, expected) in zip([back.x1, back.y1, back.x2, back.y2], [0.6, 0.1, 0.9, 0.3]) {
      #expect(abs(own - expected) < 1e-15)
    }
  }

  @Test func whatStandsStillHasNoPiece() {
    #expect(CubicBezierEasing.ease.piece(from: 0.5, to: 0.5) == nil)
    #expect(CubicBezierEasing(0.5, 1, 0.5, 0).piece(from: 0.5, to: 0.5) == nil)
  }

  @Test(arguments: curves) func outputIsMonotoneBetweenTurns(curve: CubicBezierEasing) {
    let stops = [0] + curve.turningParameters + [1]
    #expect(zip(stops, stops.dropFirst()).allSatisfy { $0 < $1 })
    for (low, high) in zip(stops, stops.dropFirst()) {
      let ys = (0...50).map { Self.point(curve, low + (high - low) * Double($0) / 50).y }
      let steps = zip(ys, ys.dropFirst()).map { $1 - $0 }
      let rises = ys[50] >= ys[0]
      #expect(steps.allSatisfy { rises ? $0 >= -1e-14 : $0 <= 1e-14 })
    }
  }

  @Test func knownTurns() {
    #expect(CubicBezierEasing(0.2, 0, 0.8, 1).turningParameters.isEmpty)
    // Y = 6s − 15s² + 10s³: Y′ = 6 − 30s + 30s² = 0 at s = (5 ± √5) / 10.
    let turns = CubicBezierEasing(0.2, 2, 0.8, -1).turningParameters
    let root = 5.0.squareRoot()
    #expect(turns.count == 2)
    for (own, expected) in zip(turns, [(5 - root) / 10, (5 + root) / 10]) {
      #expect(abs(own - expected) < 1e-15)
    }
  }

  @Test(arguments: curves) func parametersTakeTheOutput(curve: CubicBezierEasing) {
    for k in -8...12 {
      let y = Double(k) / 4 + 0.01
      let found = curve.parameters(ofOutput: y)
      #expect(zip(found, found.dropFirst()).allSatisfy { $0 < $1 })
      #expect(found.allSatisfy { abs(Self.point(curve, $0).y - y) < 1e-13 })
      let signs = (0...200).map { Self.point(curve, Double($0) / 200).y < y }
      let crossings = zip(signs, signs.dropFirst()).count { $0 != $1 }
      #expect(found.count >= crossings && (found.count - crossings) % 2 == 0)
    }
  }

  @Test func parametersAtTheEnds() {
    #expect(CubicBezierEasing.ease.parameters(ofOutput: 0) == [0])
    #expect(CubicBezierEasing.ease.parameters(ofOutput: 1) == [1])
    #expect(CubicBezierEasing.ease.parameters(ofOutput: 1.5).isEmpty)
  }

  @Test(arguments: curves) func inputAtParameterIsX(curve: CubicBezierEasing) {
    for k in 0...20 {
      let s = Double(k) / 20
      #expect(abs(curve.input(atParameter: s) - Self.point(curve, s).x) < 1e-15)
    }
  }
}
