internal import SceneGraph
internal import Timeline

/// What stands for SVG's animation elements where less motion is preferred: the poster, breathing.
///
/// The preference is that of Media Queries 5, section 12.1. No style sheet can slow animation elements down, but one can hide what they move.
struct CalmVariant {
  private let prefix: String
  private let count: Double

  /// The seconds that a breath takes.
  private static let breath = 4.0

  init(_ scene: Scene, prefix: String, slowdown: Double) {
    self.prefix = prefix
    count = max(1, (scene.timing.activeDuration * slowdown / Self.breath).rounded())
  }

  /// The poster's bodies, unseen until the style sheet shows them; it stands before the others.
  func element(_ bodies: [XMLElement]) -> XMLElement {
    XMLElement("g", [.init("class", prefix), .init("opacity", "0")], children: bodies)
  }

  /// Hides what follows the calm element, shows that, and lets it breathe as long as the others
  /// would move.
  var rules: String {
    let breath = SVGNumber.text(Self.breath, 3)
    let count = count == .infinity ? "infinite" : SVGNumber.text(count, 0)
    return "@media(prefers-reduced-motion){"
      + ".\(prefix){opacity:1;animation:\(prefix) \(breath)s \(count)}"
      + ".\(prefix)~*{display:none}}@keyframes \(prefix){50%{opacity:.4}}"
  }
}
