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
    let declaration: String
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
    var lastText = ""
    for leg in PolarMotion(motion, precision).legs {
      let text = last == leg.from ? lastText : self.text(leg.from)
      if let last, lastText != text {
        let isElsewhere =
          abs(leg.from.angle - last.angle) > 0.01
          || leg.from.point.distance(to: last.point) > precision.accuracy
        frames.append(
          Frame(
            offset: leg.start, declaration: lastText,
            easing: isElsewhere ? .stepEnd : nil))
      }
      frames.append(Frame(offset: leg.start, declaration: text, easing: leg.easing))
      last = leg.to
      lastText = self.text(leg.to)
    }
    if last != nil { frames.append(Frame(offset: 1, declaration: lastText, easing: nil)) }
  }

  /// The declaration of a place.
  private func text(_ place: PolarMotion.Place) -> String {
    var css: [UInt8] = []
    css.reserveCapacity(80)
    css.append("transform:translate(")
    precision.append(shareOfWidth: place.center.x, to: &css)
    let end = css.count
    css.append(",")
    precision.append(shareOfHeight: place.center.y, to: &css)
    if css[(end + 1)...].elementsEqual([UInt8(ascii: "0")]) { css.removeLast(2) }
    css.append(")")
    if !isStraight {
      append(rotation: place.angle, to: &css)
      css.append("translate(")
      precision.append(shareOfWidth: place.radius, to: &css)
      css.append(")")
      if !mayTurn { append(rotation: -place.angle, to: &css) }
    }
    return String(decoding: css, as: UTF8.self)
  }

  /// A rotation; zero needs no unit (CSS Transforms 1, section 13.1).
  private func append(rotation degrees: Double, to css: inout [UInt8]) {
    css.append("rotate(")
    let begin = css.count
    precision.append(angle: degrees, to: &css)
    css.append(css.count == begin + 1 && css[begin] == UInt8(ascii: "0") ? ")" : "deg)")
  }
}
