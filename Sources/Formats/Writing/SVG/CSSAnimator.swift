internal import SceneGraph
internal import Timeline

/// Moves layers by CSS animations (CSS Animations 1): a class each, key frames told once.
///
/// Where people who prefer reduced motion are shown a slower scene, the length of the cycle is a
/// custom property of the root that a media query changes, and what begins ahead refers to it.
struct CSSAnimator: SVGAnimator {
  private let prefix: String
  private let playback: Playback
  private let precision: SVGPrecision
  private let slowdown: Double?
  private var order: [CSSKeyFrames] = []
  /// What was told before, and by which key frames: bodies often have movements in common.
  private var known: [(animation: SVGLayer.Animation, frames: Int)] = []
  private var shifts: [Double] = []

  let sharesMovingParts = false

  init(
    _ prefix: String, _ playback: Playback, _ precision: SVGPrecision, slowdown: Double? = nil
  ) {
    self.prefix = prefix
    self.playback = playback
    self.precision = precision
    self.slowdown = slowdown
  }

  mutating func animated(
    _ element: XMLElement, _ animation: SVGLayer.Animation
  ) -> XMLElement {
    var classes = name(of: place(of: animation.inStep))
    if animation.shift != 0 { classes += " " + name(ofShift: animation.shift) }
    var element = element
    element.attributes.insert(.init("class", classes), at: 0)
    return element
  }

  /// The place in `order` of the key frames of an animation that is not begun ahead.
  private mutating func place(of animation: SVGLayer.Animation) -> Int {
    for one in known where one.animation == animation { return one.frames }
    let frames =
      switch animation {
      case .track(let property, let track, _):
        CSSKeyFrames(track, property, precision, isEndless: playback.cycleCount == .infinity)
      case .motion(let motion, let mayTurn): CSSKeyFrames(motion, mayTurn: mayTurn, precision)
      }
    let place = order.firstIndex(of: frames) ?? order.count
    if place == order.count { order.append(frames) }
    known.append((animation, place))
    return place
  }

  private func name(of place: Int) -> String { prefix + LetterName.of(place) }

  private mutating func name(ofShift shift: Double) -> String {
    let index = shifts.firstIndex(of: shift) ?? shifts.count
    if index == shifts.count { shifts.append(shift) }
    return "\(prefix)\(index)"
  }

  var rootDeclarations: [String] {
    isSlowed ? ["--d:\(seconds(playback.cycleDuration))"] : []
  }

  var rules: String {
    var css = ""
    if isSlowed, let slowdown {
      let duration = seconds(playback.cycleDuration * slowdown)
      css += "@media(prefers-reduced-motion){.\(prefix){--d:\(duration)}}"
    }
    for (place, frames) in order.enumerated() {
      let name = name(of: place)
      css += ".\(name){animation:\(name) "
      css += isSlowed ? "var(--d) " : "\(seconds(playback.cycleDuration)) "
      if playback.delay != 0 { css += "\(seconds(playback.delay)) " }
      css += frames.commonTiming
      if playback.cycleCount == .infinity {
        css += " infinite"
      } else {
        css += " \(SVGNumber.text(playback.cycleCount, 9)) forwards"
      }
      css += "}@keyframes \(name){\(frames.body)}"
    }
    for (index, shift) in shifts.enumerated() {
      css += ".\(prefix)\(index){animation-delay:\(delay(ahead: shift))}"
    }
    return css
  }

  private var isSlowed: Bool { slowdown != nil && !order.isEmpty }

  /// The delay of what begins ahead by a share of the cycle.
  private func delay(ahead shift: Double) -> String {
    guard isSlowed else { return seconds(playback.delay - shift * playback.cycleDuration) }
    let ahead = "var(--d)*-\(SVGNumber.text(shift, 9))"
    return playback.delay == 0 ? "calc(\(ahead))" : "calc(\(seconds(playback.delay)) + \(ahead))"
  }

  private func seconds(_ seconds: Double) -> String {
    SVGNumber.text(seconds, 9) + "s"
  }
}
