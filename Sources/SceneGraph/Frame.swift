public import Geometry
internal import Timeline

/// A scene at one instant.
public struct Frame: Hashable, Sendable {
  /// The local time in seconds; `nil` where the progress was asked for directly.
  public let time: Double?
  /// The iteration counted from 0.
  public let iteration: Double
  /// Whether anything shows yet; where not, every node's opacity is 0.
  public let isVisible: Bool
  /// The eased progress in the iteration, 0 to 1.
  public let progress: Double
  /// The part of the plane that is shown.
  public let viewBox: Rect
  /// What lies behind everything.
  public let background: Paint
  /// The bodies in drawing order, backmost first.
  public let nodes: [NodeState]
}

/// A node at one instant.
public struct NodeState: Hashable, Sendable {
  /// The node.
  public let node: Node
  /// Where its anchor is in its parent.
  public let position: Point
  /// The turn about the anchor in degrees, clockwise on screen.
  public let rotation: Double
  /// The factor to the right.
  public let scaleX: Double
  /// The factor down.
  public let scaleY: Double
  /// The opacity as a whole, 0 to 1.
  public var opacity: Double
  /// The part of the outline that is stroked; `nil` for the whole of it.
  public let trim: TrimState?
  /// The states of the node's children, backmost first.
  public let children: [NodeState]

  /// The map from the node to its parent: T(position)·R(rotation)·S(scale).
  public var transform: Affine {
    .translation(position) * .rotation(degrees: rotation) * .scaling(scaleX, scaleY)
  }
}

extension Node {
  /// The node's state at the scene's progress, 0 to 1.
  public func state(at progress: Double) -> NodeState {
    let (scaleX, scaleY) = scale.factors(at: progress)
    return NodeState(
      node: self, position: position.point(at: progress), rotation: rotation.value(at: progress),
      scaleX: scaleX, scaleY: scaleY, opacity: opacity.value(at: progress),
      trim: trim?.state(at: progress), children: children.map { $0.state(at: progress) })
  }
}

extension Scene {
  /// The frame at a local time in seconds, at constant cost for every instant.
  ///
  /// Before the delay is over it is the first frame of the active interval; before `showAfter`
  /// nothing of it is visible.
  public func frame(at time: Double) -> Frame {
    let state = timing.state(at: max(time, timing.delay))
    return frame(
      time: time, iteration: state.iteration ?? 0, progress: state.progress ?? 0,
      isVisible: showAfter <= 0 || time >= showAfter)
  }

  /// The frame at a progress of the iteration; 1 is its end, not the next one's beginning.
  public func frame(atProgress progress: Double) -> Frame {
    frame(time: nil, iteration: 0, progress: progress)
  }

  private func frame(
    time: Double?, iteration: Double, progress: Double, isVisible: Bool = true
  ) -> Frame {
    let progress = min(max(progress, 0), 1)
    return Frame(
      time: time, iteration: iteration, isVisible: isVisible, progress: progress,
      viewBox: viewBox, background: isVisible ? background : .none,
      nodes: order.discreteValue(at: progress).map { index in
        var state = nodes[index].state(at: progress)
        if !isVisible { state.opacity = 0 }
        return state
      })
  }
}
