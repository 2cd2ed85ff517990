internal import Geometry
internal import SceneGraph
internal import Timeline

/// One step of the way from the canvas to a shape: what stands still in it, and what moves.
struct SVGLayer {
  /// The attributes at rest: the state at the beginning of the cycle.
  var base: [XMLElement.Attribute]
  /// What moves.
  var animation: Animation?

  enum Animation {
    case track(SVGProperty, Track<Double>, shift: Double)
    /// Along a path; whoever looks the same however it is turned may be turned on the way.
    case motion(FlattenedMotion, mayTurn: Bool)
  }
}

/// A property that one number animates.
enum SVGProperty {
  case translateX, translateY, rotation, scale, scaleX, scaleY, opacity, visibility

  /// The attribute that holds the property, and its text for a value.
  func attribute(_ value: Double, _ precision: SVGPrecision) -> XMLElement.Attribute {
    let name =
      switch self {
      case .opacity: "opacity"
      case .visibility: "visibility"
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
    case .opacity, .visibility: nil
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
    case .opacity: precision.factor(value)
    case .visibility: value > 0 ? "visible" : "hidden"
    }
  }

  /// The value as a CSS declaration.
  func declaration(_ value: Double, _ precision: SVGPrecision) -> String {
    switch self {
    case .translateX: "transform:translate(\(precision.length(value))px)"
    case .translateY: "transform:translateY(\(precision.length(value))px)"
    case .rotation: "transform:rotate(\(precision.angle(value))deg)"
    case .scale: "transform:scale(\(precision.factor(value)))"
    case .scaleX: "transform:scaleX(\(precision.factor(value)))"
    case .scaleY: "transform:scaleY(\(precision.factor(value)))"
    case .opacity: "opacity:\(precision.factor(value))"
    case .visibility: "visibility:" + numbers(value, precision)
    }
  }
}

/// How many decimals numbers need, so that rounding stays far below the agreed accuracy.
struct SVGPrecision {
  /// Decimals of lengths: rounding errs by at most 1/10,000 of the view box's longer side.
  let lengthDecimals: Int
  /// How far a curve may be from what follows it: 4/10,000 of the view box's longer side.
  let accuracy: Double

  init(viewBox: Rect) {
    accuracy = viewBox.longerSide * 0.0004
    switch viewBox.longerSide {
    case ..<5: lengthDecimals = 4
    case ..<50: lengthDecimals = 3
    case ..<500: lengthDecimals = 2
    default: lengthDecimals = 1
    }
  }

  func length(_ value: Double) -> String { SVGNumber.text(value, lengthDecimals) }
  func angle(_ degrees: Double) -> String { SVGNumber.text(degrees, 2) }
  func factor(_ value: Double) -> String { SVGNumber.text(value, 4) }
  /// A place in the cycle as a fraction.
  func offset(_ offset: Double) -> String { SVGNumber.text(offset, 5) }
  func handle(_ value: Double) -> String { SVGNumber.text(value, 3) }

  /// Coordinates without white space, as lists of values have them; y is left out where it is 0.
  func pair(_ point: Point) -> String {
    let y = length(point.y)
    return length(point.x) + (y == "0" ? "" : "," + y)
  }

  func translation(_ point: Point) -> String {
    let y = length(point.y)
    return y == "0"
      ? "translate(\(length(point.x)))"
      : "translate(" + SVGNumber.list([point.x, point.y], lengthDecimals) + ")"
  }
}
