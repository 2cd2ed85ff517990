import Geometry
import SceneGraph
import Testing

@testable import Loaders

@Suite struct TiltedCircleTests {
  private static let circle = TiltedCircle(
    center: Point(40, 60), radius: 30, flatness: 0.5, tilt: -30)

  /// center + R(tilt)·(radius·cos θ, flatness·radius·sin θ), θ = 2π(turns·p + lead).
  @Test(arguments: [(1, 0.0), (2, 0.3), (4, 0.75)])
  func goesRound(_ turns: Int, _ lead: Double) {
    let position = Self.circle.position(turns: turns, lead: lead)
    let scale = Self.circle.nearness(0.25, turns: turns, lead: lead)
    for step in 0..<50 {
      let progress = Double(step) / 50
      let arm = Affine.rotation(degrees: 360 * (Double(turns) * progress + lead))(Point(1, 0))
      let place = Affine.rotation(degrees: -30)(Point(30 * arm.x, 15 * arm.y)) + Point(40, 60)
      // Leads are told to ten-thousandths of the iteration.
      #expect(position.point(at: progress).distance(to: place) < 0.05)
      #expect(abs(scale.value(at: progress) - 1 - 0.25 * arm.y) < 1e-3)
    }
  }

  @Test func isNearInTheFirstHalfOfATurn() {
    #expect(TiltedCircle.isNear(at: 0.1) && !TiltedCircle.isNear(at: 0.6))
    #expect(!TiltedCircle.isNear(at: 0.1, turns: 2, lead: 0.4))
    #expect(TiltedCircle.isNear(at: 0.9, turns: 3, lead: 0.5))
  }

  @Test(arguments: 1...6) func placesAreOnTheWay(_ count: Int) {
    let places = Self.circle.places(count, from: 0.25)
    #expect(places.count == count + 1 && places[0] == places[count])
    for (index, place) in places.enumerated() {
      let lead = 0.25 + Double(index) / Double(count)
      let point = Self.circle.position(lead: lead).point(at: 0)
      #expect(place.point.distance(to: point) < 0.05)
    }
    #expect(places[0].nearness == 1)
  }

  /// The length of the ellipse with half axes 30 and 15 is 4·30·E(√3/2), 145.33 by tables.
  @Test func isDrawnAlongItsWay() {
    #expect(abs(Self.circle.outline.length - 145.33) < 0.01)
  }
}
