internal import Geometry
internal import SceneGraph
internal import Timeline

/// One step of the way from the canvas to a shape: what stands still in it, and what moves.
struct SVGLayer {
  /// The attributes at rest: the state at the beginning of the cycle.
  var base: [XMLElement.Attribute]
  /// What moves.
  var animation: Animation?

  /// A layer of one property; `nil` where that is constantly a value that needs no telling.
  init?(
    _ property: SVGProperty, _ value: FlattenedValue, none: Double?, _ precision: SVGPrecision,
    allowsShift: Bool
  ) {
    let base = property.attribute(value.first, precision)
    let isNeeded = none.map { base != property.attribute($0, precision) } ?? true
    self.base = isNeeded ? [base] : []
    switch value {
    case .constant(let value):
      if value == none { return nil }
      self.base = [base]
    case .track(let track, let shift):
      animation =
        allowsShift || shift == 0
        ? .track(property, track, shift: shift)
        : .track(property, track.advanced(by: shift), shift: 0)
    }
  }

  init(base: [XMLElement.Attribute], animation: Animation? = nil) {
    self.base = base
    self.animation = animation
  }

  enum Animation: Equatable {
    case track(SVGProperty, Track<Double>, shift: Double)
    /// Along a path; whoever looks the same however it is turned may be turned on the way.
    case motion(FlattenedMotion, mayTurn: Bool)

    /// The share of the cycle by which it is begun ahead.
    var shift: Double {
      switch self {
      case .track(_, _, let shift): shift
      case .motion(let motion, _): motion.shift
      }
    }

    /// The same, begun with the cycle, and along a path that is not turned.
    var inStep: Animation {
      switch self {
      case .track(let property, let track, _): .track(property, track, shift: 0)
      case .motion(let motion, let mayTurn):
        .motion(motion.turned(.none, shift: 0), mayTurn: mayTurn)
      }
    }
  }
}

/// A property that one number animates.
enum SVGProperty {
  case translateX, translateY, rotation, scale, scaleX, scaleY, opacity, visibility
  /// A dash and its gap, together 1 long, and where in them the outline begins.
  case dash, dashOffset

  /// The attribute that holds the property, and its text for a value.
  func attribute(_ value: Double, _ precision: SVGPrecision) -> XMLElement.Attribute {
    let name =
      switch self {
      case .opacity: "opacity"
      case .visibility: "visibility"
      case .dash: "stroke-dasharray"
      case .dashOffset: "stroke-dashoffset"
      default: "transform"
      }
    let inner = numbers(value, precision)
    return .init(name, transformType.map { "\($0)(\(inner))" } ?? inner)
  }

  /// The type of transform that the property is, `nil` where it is none.
  var transformType: String? {
    switch self {
    case .translateX, .translateY: "translate"
    case .rotation: "rotate"
    case .scale, .scaleX, .scaleY: "scale"
    case .opacity, .visibility, .dash, .dashOffset: nil
    }
  }

  /// The value as SVG attributes have it, without a transform's name.
  func numbers(_ value: Double, _ precision: SVGPrecision) -> String {
    switch self {
    case .translateX: precision.length(value)
    case .translateY: "0," + precision.length(value)
    case .rotation: precision.angle(value)
    case .scale: precision.factor(value)
    case .scaleX: precision.factor(value) + ",1"
    case .scaleY: "1," + precision.factor(value)
    case .opacity, .dashOffset: precision.factor(value)
    case .dash: precision.dash(value)
    case .visibility: value > 0 ? "inherit" : "hidden"
    }
  }

  /// The value as a CSS declaration.
  func declaration(_ value: Double, _ precision: SVGPrecision) -> String {
    switch self {
    case .translateX: "transform:translate(\(precision.share(ofWidth: value)))"
    case .translateY: "transform:translateY(\(precision.share(ofHeight: value)))"
    case .rotation: "transform:rotate(\(precision.angle(value))deg)"
    case .scale: "transform:scale(\(precision.factor(value)))"
    case .scaleX: "transform:scaleX(\(precision.factor(value)))"
    case .scaleY: "transform:scaleY(\(precision.factor(value)))"
    case .opacity: "opacity:\(precision.factor(value))"
    case .visibility: "visibility:" + numbers(value, precision)
    case .dash: "stroke-dasharray:" + numbers(value, precision)
    case .dashOffset: "stroke-dashoffset:" + numbers(value, precision)
    }
  }
}

/// How many decimals numbers need, so that rounding stays far below the agreed accuracy.
struct SVGPrecision {
  /// Decimals of lengths: rounding errs by at most 1/10,000 of the view box's longer side.
  let lengthDecimals: Int
  private let box: Size
  /// How far a curve may be from what follows it: 4/10,000 of the view box's longer side.
  let accuracy: Double

  init(viewBox: Rect) {
    accuracy = viewBox.longerSide * 0.0004
    box = Size(viewBox.width, viewBox.height)
    switch viewBox.longerSide {
    case ..<5: lengthDecimals = 4
    case ..<50: lengthDecimals = 3
    case ..<500: lengthDecimals = 2
    default: lengthDecimals = 1
    }
  }

  func length(_ value: Double) -> String { SVGNumber.text(value, lengthDecimals) }
  /// A length to the right as CSS has it: in per cent of the view box, which is what percentages of
  /// a translation refer to (CSS Transforms 1, section 5). WebKit takes lengths in pixels for too
  /// long or too short where the page is zoomed.
  func share(ofWidth length: Double) -> String { share(length, box.width) }
  /// A length downwards as CSS has it, in per cent of the view box.
  func share(ofHeight length: Double) -> String { share(length, box.height) }
  private func share(_ length: Double, _ whole: Double) -> String {
    var css: [UInt8] = []
    append(share: length, of: whole, to: &css)
    return String(decoding: css, as: UTF8.self)
  }
  func append(shareOfWidth length: Double, to css: inout [UInt8]) {
    append(share: length, of: box.width, to: &css)
  }
  func append(shareOfHeight length: Double, to css: inout [UInt8]) {
    append(share: length, of: box.height, to: &css)
  }
  private func append(share length: Double, of whole: Double, to css: inout [UInt8]) {
    let begin = css.count
    DecimalText.append(length / whole * 100, decimals: 2, leadingZero: false, to: &css)
    let isZero = css.count == begin + 1 && css[begin] == UInt8(ascii: "0")
    if !isZero { css.append(UInt8(ascii: "%")) }
  }
  func append(angle degrees: Double, to css: inout [UInt8]) {
    DecimalText.append(degrees, decimals: 2, leadingZero: false, to: &css)
  }
  /// The four numbers of an easing with something between them.
  func handles(_ curve: CubicBezierEasing, separator: UInt8) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(32)
    for handle in [curve.x1, curve.y1, curve.x2, curve.y2] {
      if !text.isEmpty { text.append(separator) }
      DecimalText.append(handle, decimals: 3, leadingZero: false, to: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }
  func angle(_ degrees: Double) -> String { SVGNumber.text(degrees, 2) }
  func factor(_ value: Double) -> String { SVGNumber.text(value, 4) }
  /// A dash of a share of an outline, and the gap that is left of it.
  func dash(_ length: Double) -> String {
    let dash = SVGNumber.rounded(min(max(length, 0), 1), 4)
    return factor(dash) + "," + factor(1 - dash)
  }
  /// A place in the cycle as a fraction, rounded by at most 2/100,000.
  func offset(_ offset: Double) -> String {
    let short = SVGNumber.rounded(offset, 4)
    return abs(short - offset) < 2e-5 ? SVGNumber.text(short, 4) : SVGNumber.text(offset, 5)
  }

  /// A point as `translation` tells it.
  func rounded(_ point: Point) -> Point {
    Point(
      SVGNumber.rounded(point.x, lengthDecimals), SVGNumber.rounded(point.y, lengthDecimals))
  }

  /// Coordinates without white space, as lists of values have them.
  func coordinates(_ point: Point) -> String {
    length(point.x) + "," + length(point.y)
  }

  func translation(_ point: Point) -> String {
    let y = length(point.y)
    return y == "0"
      ? "translate(\(length(point.x)))"
      : "translate(" + SVGNumber.list([point.x, point.y], lengthDecimals) + ")"
  }
}
