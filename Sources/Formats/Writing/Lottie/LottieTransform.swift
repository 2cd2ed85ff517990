internal import Geometry
internal import SceneGraph

/// A transform as Lottie has it: T(position)·R(rotation)·S(scale), and an opacity.
struct LottieTransform: Hashable {
  /// Where the anchor is in what lies around it.
  var position = LottiePosition.together(.still([0, 0]))
  /// The point that is brought to the position.
  var anchor = [0.0, 0.0]
  /// The turn in degrees, clockwise.
  var rotation = LottieProperty.still([0])
  /// Both factors in per cent.
  var scale = LottieProperty.still([100, 100])
  /// The opacity in per cent.
  var opacity = LottieProperty.still([100])

  /// The transform that changes nothing.
  static let identity = LottieTransform()

  /// Whether nothing shows paler than it is.
  var isOpaque: Bool { opacity == .still([100]) }

  /// The same transform at full opacity.
  var opaque: LottieTransform {
    var transform = self
    transform.opacity = .still([100])
    return transform
  }

  /// The transforms of a node, outermost first: two where its factors do not move in step, since
  /// players have one easing for both.
  static func steps(
    of node: FlattenedNode, _ clock: LottieClock, decimals: Int
  ) -> [LottieTransform] {
    let x = LottieProperty(node.scaleX, clock, factor: 100)
    let y = node.scalesUniformly ? x : LottieProperty(node.scaleY, clock, factor: 100)
    var outer = LottieTransform(
      position: LottiePosition(node.position, clock, decimals: decimals),
      rotation: LottieProperty(node.rotation, clock),
      opacity: LottieProperty(node.opacity, clock, factor: 100))
    if let both = LottieProperty.joined(x, y) {
      outer.scale = both
      return [outer]
    }
    var inner = LottieTransform.identity
    outer.scale = LottieProperty.joined(x, .still([100])) ?? outer.scale
    inner.scale = LottieProperty.joined(.still([100]), y) ?? inner.scale
    return [outer, inner]
  }

  /// Writes the members of the transform.
  func writeMembers(_ json: inout JSONWriter) {
    json.key("a")
    LottieProperty.still(anchor).write(&json)
    json.key("p")
    position.write(&json)
    json.key("s")
    scale.write(&json)
    json.key("r")
    rotation.write(&json)
    json.key("o")
    opacity.write(&json)
  }
}
