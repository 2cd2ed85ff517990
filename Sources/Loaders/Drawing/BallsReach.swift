internal import Geometry
internal import Timeline

/// How far the balls of `balls` get from the middle of their stage.
///
/// What is found is the same as by looking at all of the instants of `Drawing.instants`, but most
/// of them need no look. The third ball is the first one turned by half a turn, so that reach is the same both ways.
struct BallsReach {
  /// The radius of a ball that is fully grown.
  let grownRadius: Double
  /// The radius of a ball at rest.
  let radius: Double
  /// Where the first ball is at rest.
  let home: Point
  /// The middle of the stage.
  let center: Point
  /// How much larger than at rest the balls are over the iteration.
  let growth: Track<Double>

  /// What the balls reach at the instants, where that is more than a stage of this half extent.
  func reached(beyond half: Double) -> Rect? {
    guard grownRadius > radius else { return square(departure(beyond: half), half, beyond: half) }
    // At half of the iteration the first ball lies a grown one's size beside the middle one.
    let farthest = 3 * grownRadius
    // Nothing gets higher than a grown ball at the top of the small circle.
    let high = farthest > half ? crest(beyond: half) : half
    return square(homecoming(beyond: max(half, farthest)), high, beyond: half)
  }

  private func square(_ across: Double, _ high: Double, beyond half: Double) -> Rect? {
    guard across > half || high > half else { return nil }
    return Rect(
      x: center.x - across, y: center.y - high, width: 2 * across, height: 2 * high)
  }

  /// How far to the side the first ball gets on its way out, and on the large circle from there,
  /// where the balls shrink first instead of growing.
  private func departure(beyond least: Double) -> Double {
    let (near, far) = (center.x - home.x, center.x - grownRadius)
    let large = (center.x + grownRadius) / 2
    let out = greatest(of: Self.lineOut, from: radius, beyond: least) { near + (far - near) * $0 }
    return greatest(of: Self.largeCircle, from: radius, beyond: out) { far - large * (1 - $0) }
  }

  /// How far to the side the first ball gets in the last sixth of its way, on the line home.
  private func homecoming(beyond least: Double) -> Double {
    let (far, near) = (2 * grownRadius, center.x - home.x)
    return greatest(of: Self.lineHome, from: grownRadius, beyond: least) {
      far + (near - far) * $0
    }
  }

  /// How high the first ball gets on the small circle.
  private func crest(beyond least: Double) -> Double {
    greatest(of: Self.smallCircle, from: grownRadius, beyond: least) { 2 * grownRadius * $0 }
  }

  /// The greatest sum of a distance and the ball's radius at the same instant.
  ///
  /// The balls only shrink in the half of the iteration in which the places are, so that a radius
  /// once known is a bound for all that come later: it is asked for anew only where the bound is
  /// not enough.
  private func greatest(
    of places: [(instant: Int, place: Double)], from first: Double, beyond least: Double,
    _ distance: (Double) -> Double
  ) -> Double {
    var greatest = least
    var bound = first
    for (instant, place) in places where distance(place) + bound > greatest {
      bound = radius * growth.value(at: Double(instant) / Double(Drawing.instants))
      greatest = max(greatest, distance(place) + bound)
    }
    return greatest
  }

  /// Shares of the line out and of the line home at their instants.
  private static let lineOut = sixths(0..<1) { $0 }
  private static let lineHome = sixths(5..<6) { $0 - 5 }
  /// Cosines of the angle from where the large circle begins, over its first quarter.
  private static let largeCircle = sixths(1..<2) { Affine.rotation(degrees: 90 * ($0 - 1)).a }
  /// Sines of the angle from where the small circle begins.
  private static let smallCircle = sixths(3..<5) { Affine.rotation(degrees: 90 * ($0 - 3)).b }

  /// The instants at which the eased progress, in sixths, is in a range, with a value for each.
  private static func sixths(
    _ range: Range<Double>, _ value: (Double) -> Double
  ) -> [(instant: Int, place: Double)] {
    (0...Drawing.instants).compactMap { instant in
      let eased = Easing.easeInOut.value(at: Double(instant) / Double(Drawing.instants)) * 6
      return range.contains(eased) ? (instant, value(eased)) : nil
    }
  }
}
