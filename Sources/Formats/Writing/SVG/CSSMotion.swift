internal import Geometry
internal import SceneGraph
internal import Timeline

/// Movement along a path in CSS transforms: on lines a translation, on circles a rotation.
///
/// What must not turn with the angle is turned back by R(−angle). Where one circle follows
/// another, two key frames a hundred-thousandth of the cycle apart say the same place in both
/// forms.
struct CSSMotion {
  struct Frame {
    let offset: Double
    let transform: String
    let easing: Easing
  }

  private(set) var frames: [Frame] = []
  private let precision: SVGPrecision
  private let isStraight: Bool
  private let mayTurn: Bool

  init(_ motion: FlattenedMotion, mayTurn: Bool, _ precision: SVGPrecision) {
    self.precision = precision
    self.mayTurn = mayTurn
    isStraight = motion.isStraight
    var last: PolarMotion.Place?
    for leg in PolarMotion(motion, precision).legs {
      let text = self.text(leg.from)
      if let last, self.text(last) != text {
        let isElsewhere =
          abs(leg.from.angle - last.angle) > 0.01
          || leg.from.point.distance(to: last.point) > precision.accuracy
        frames.append(
          Frame(
            offset: leg.start, transform: self.text(last),
            easing: isElsewhere ? .stepEnd : .linear))
      }
      frames.append(Frame(offset: leg.start, transform: text, easing: leg.easing))
      last = leg.to
    }
    if let last { frames.append(Frame(offset: 1, transform: self.text(last), easing: .linear)) }
  }

  private func text(_ place: PolarMotion.Place) -> String {
    let center = precision.length(place.center.x) + "px"
    let y = precision.length(place.center.y)
    let translation = "translate(\(center)" + (y == "0" ? ")" : ",\(y)px)")
    if isStraight { return translation }
    return translation + "rotate(\(precision.angle(place.angle))deg)"
      + "translate(\(precision.length(place.radius))px)"
      + (mayTurn ? "" : "rotate(\(precision.angle(-place.angle))deg)")
  }
}
