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
    /// The easing onward; `nil` where it makes no difference.
    let easing: Easing?
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
            easing: isElsewhere ? .stepEnd : nil))
      }
      frames.append(Frame(offset: leg.start, transform: text, easing: leg.easing))
      last = leg.to
    }
    if let last { frames.append(Frame(offset: 1, transform: self.text(last), easing: nil)) }
  }

  private func text(_ place: PolarMotion.Place) -> String {
    let x = precision.share(ofWidth: place.center.x)
    let y = precision.share(ofHeight: place.center.y)
    let translation = "translate(\(x)" + (y == "0" ? ")" : ",\(y))")
    if isStraight { return translation }
    return translation + rotation(place.angle)
      + "translate(\(precision.share(ofWidth: place.radius)))"
      + (mayTurn ? "" : rotation(-place.angle))
  }

  /// A rotation; zero needs no unit (CSS Transforms 1, section 13.1).
  private func rotation(_ degrees: Double) -> String {
    let angle = precision.angle(degrees)
    return angle == "0" ? "rotate(0)" : "rotate(\(angle)deg)"
  }
}
