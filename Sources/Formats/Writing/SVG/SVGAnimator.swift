internal import SceneGraph

/// Puts the movement of a layer into a document: one conformance an engine.
protocol SVGAnimator {
  /// The element with an animation on it; the element carries none yet.
  mutating func animated(_ element: XMLElement, _ animation: SVGLayer.Animation) -> XMLElement
  /// What has to stand before the bodies, such as a style sheet.
  var preamble: [XMLElement] { get }
  /// Whether a part of a document that moves may be shown a second time by reference.
  var sharesMovingParts: Bool { get }
}
