/// Moves nothing: for scenes that stand still.
struct StillAnimator: SVGAnimator {
  func animated(_ element: XMLElement, _ animation: SVGLayer.Animation) -> XMLElement {
    element
  }
}
