public import Geometry
public import Timeline

/// What is drawn, and how it varies over time.
///
/// There are two ways out: `frame(at:)` gives the values at one instant, `flattened(accuracy:)`
/// gives key frames with plain easings.
public struct Scene: Hashable, Sendable {
  /// The part of the plane that is shown.
  public var viewBox: Rect
  /// What lies behind everything.
  public var background: Paint
  /// What the text colour is where the picture stands for itself; where it is a part of a page it is
  /// the page's.
  ///
  /// With `none` nothing is told, and viewers take black.
  public var textColor: Paint
  /// The bodies.
  public var nodes: [Node]
  /// The order in which the bodies are drawn, backmost first, as indices into `nodes`.
  public var order: Animated<[Int]>
  /// When the scene runs, in seconds; fills both ways.
  public var timing: Timing
  /// The progress, 0 to 1, that shows the scene best when it must stand still.
  public var poster: Double
  /// The local time in seconds before which nothing is shown.
  public var showAfter: Double
  /// How many times longer an iteration lasts for people who ask for less motion.
  ///
  /// `nil` where they are shown the same as others (Media Queries 5, section 12.1).
  public var reducedMotionSlowdown: Double?

  /// Makes a scene; the bodies are drawn in the order given where no other is told.
  public init(
    viewBox: Rect, background: Paint = .none, nodes: [Node], order: Animated<[Int]>? = nil,
    timing: Timing, poster: Double = 0, showAfter: Double = 0,
    reducedMotionSlowdown: Double? = nil, textColor: Paint = .none
  ) {
    self.viewBox = viewBox
    self.background = background
    self.nodes = nodes
    self.order = order ?? .constant(Array(nodes.indices))
    self.timing = timing
    self.timing.fill = .both
    self.poster = poster
    self.showAfter = showAfter
    self.reducedMotionSlowdown = reducedMotionSlowdown
    self.textColor = textColor
  }

  /// The text colour in files that cannot tell grounds apart: that for light ones, black for none.
  public var ownTextColor: Color {
    switch textColor {
    case .color(let color), .themed(let color, _): color
    case .none, .currentColor: Color(0, 0, 0)
    }
  }

  /// Whether anything is painted with the text colour.
  public var usesTextColor: Bool {
    background == .currentColor || nodes.contains { $0.usesTextColor }
  }

  /// The scene that stands still for ever at its poster.
  public var still: Scene {
    var still = self
    still.timing = Timing(
      iterationDuration: timing.iterationDuration, iterationCount: 0, iterationStart: poster,
      fill: .both)
    still.reducedMotionSlowdown = nil
    return still
  }
}
