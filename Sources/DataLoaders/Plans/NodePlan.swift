internal import Geometry
internal import Loaders
internal import SceneGraph

/// A body of a file, before it is known how long an iteration lasts and what parts are painted with.
struct NodePlan: Sendable {
  let id: String
  let shape: Shape?
  let fill: PaintPlan
  let stroke: StrokePlan?
  let trim: TrimPlan?
  let position: PositionPlan
  let rotation: ValuePlan<Double>
  let scale: ScalingPlan
  let opacity: ValuePlan<Double>
  let children: [NodePlan]

  /// The body for some inputs.
  func node(_ inputs: DrawingInputs) -> Node {
    let duration = inputs.duration
    return Node(
      id: id, position: position.position(duration), rotation: rotation.animated(duration),
      scale: scale.scaling(duration), opacity: opacity(inputs), shape: shape,
      fill: fill.paint(inputs),
      stroke: stroke.map {
        Stroke($0.paint.paint(inputs), width: $0.width, cap: $0.cap, join: $0.join)
      },
      trim: trim.map {
        Trim(start: $0.start.animated(duration), length: $0.length.animated(duration))
      },
      children: children.map { $0.node(inputs) })
  }

  /// The opacity, fainter where a tint makes the part fainter: that of the fill, else of the stroke.
  private func opacity(_ inputs: DrawingInputs) -> Animated<Double> {
    let paint = fill == .fixed(.none) ? stroke?.paint ?? fill : fill
    let factor = paint.opacity(inputs)
    return (factor == 1 ? opacity : opacity.map { $0 * factor }).animated(inputs.duration)
  }
}

/// What something is painted with: what a file says, or a part.
enum PaintPlan: Hashable, Sendable {
  /// Always the same.
  case fixed(Paint)
  /// The paint of a part by its place.
  case part(Int)

  /// The paint for some inputs.
  func paint(_ inputs: DrawingInputs) -> Paint {
    switch self {
    case .fixed(let paint): paint
    case .part(let index): inputs.paint(index)
    }
  }

  /// The opacity that the part's tint asks for, 0 to 1.
  func opacity(_ inputs: DrawingInputs) -> Double {
    if case .part(let index) = self { inputs.opacity(index) } else { 1 }
  }
}

/// How an outline is drawn along.
struct StrokePlan: Sendable {
  let paint: PaintPlan
  /// In units of the stage.
  let width: Double
  let cap: Stroke.Cap
  let join: Stroke.Join
}

/// The part of an outline that is stroked, in shares of its length.
struct TrimPlan: Sendable {
  let start: ValuePlan<Double>
  let length: ValuePlan<Double>
}

/// The factor by which a body is drawn larger.
enum ScalingPlan: Sendable {
  case uniform(ValuePlan<Double>)
  case uneven(x: ValuePlan<Double>, y: ValuePlan<Double>)

  /// The scaling where an iteration lasts so many seconds.
  func scaling(_ duration: Double) -> Scaling {
    switch self {
    case .uniform(let scale): .uniform(scale.animated(duration))
    case .uneven(let x, let y): .uneven(x: x.animated(duration), y: y.animated(duration))
    }
  }
}

/// Where a body is in its parent.
enum PositionPlan: Sendable {
  case fixed(Point)
  case coordinates(x: ValuePlan<Double>, y: ValuePlan<Double>)
  case along(MotionPath, distance: ValuePlan<Double>, turn: Position.Turn)

  /// The position where an iteration lasts so many seconds.
  func position(_ duration: Double) -> Position {
    switch self {
    case .fixed(let point): .fixed(point)
    case .coordinates(let x, let y):
      .coordinates(x: x.animated(duration), y: y.animated(duration))
    case .along(let path, let distance, let turn):
      .along(path, distance: distance.animated(duration), turn: turn)
    }
  }
}
