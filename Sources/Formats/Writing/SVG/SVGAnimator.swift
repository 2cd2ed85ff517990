internal import SceneGraph

/// Puts the movement of a layer into a document: one conformance an engine.
protocol SVGAnimator {
  /// The element with an animation on it; the element carries none yet.
  mutating func animated(_ element: XMLElement, _ animation: SVGLayer.Animation) -> XMLElement
  /// The style rules that the animations need.
  var rules: String { get }
  /// The declarations that the animations need on the root.
  var rootDeclarations: [String] { get }
  /// Whether a part of a document that moves may be shown a second time by reference.
  var sharesMovingParts: Bool { get }
}

extension SVGAnimator {
  var rules: String { "" }
  var rootDeclarations: [String] { [] }
  var sharesMovingParts: Bool { true }
}
