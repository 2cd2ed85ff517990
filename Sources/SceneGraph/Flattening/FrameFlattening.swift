internal import Timeline

extension Frame {
  /// The frame as a flattened scene in which nothing moves; nothing is in it before `showAfter`.
  public var flattened: FlattenedScene {
    let nodes = isVisible ? nodes.map(\.flattened) : []
    return FlattenedScene(
      viewBox: viewBox, background: background,
      playback: Playback(cycleDuration: 0, cycleCount: 0, delay: 0), nodes: nodes,
      order: Track(KeyFrame(0, Array(nodes.indices), easing: .stepEnd)))
  }
}

extension NodeState {
  fileprivate var flattened: FlattenedNode {
    FlattenedNode(
      id: node.id, position: .fixed(position), rotation: .constant(rotation),
      scaleX: .constant(scaleX), scaleY: .constant(scaleY), opacity: .constant(opacity),
      shape: node.shape, fill: node.fill, stroke: node.stroke,
      trim: trim.map {
        FlattenedTrim(start: .constant($0.start), length: .constant($0.length))
      },
      children: children.map(\.flattened))
  }
}
