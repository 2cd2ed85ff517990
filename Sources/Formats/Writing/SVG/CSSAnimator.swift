internal import SceneGraph
internal import Timeline

/// Moves layers by CSS animations (CSS Animations 1): a class each, key frames told once.
struct CSSAnimator: SVGAnimator {
  private let prefix: String
  private let playback: Playback
  private let precision: SVGPrecision
  private var names: [CSSKeyFrames: String] = [:]
  private var order: [CSSKeyFrames] = []
  private var shifts: [Double] = []

  let sharesMovingParts = false

  init(_ prefix: String, _ playback: Playback, _ precision: SVGPrecision) {
    self.prefix = prefix
    self.playback = playback
    self.precision = precision
  }

  mutating func animated(
    _ element: XMLElement, _ animation: SVGLayer.Animation
  ) -> XMLElement {
    let frames: CSSKeyFrames
    let shift: Double
    switch animation {
    case .track(let property, let track, let ahead):
      frames = CSSKeyFrames(track, property, precision)
      shift = ahead
    case .motion(let motion, let mayTurn):
      frames = CSSKeyFrames(motion, mayTurn: mayTurn, precision)
      shift = motion.shift
    }
    var classes = name(of: frames)
    if shift != 0 { classes += " " + name(ofShift: shift) }
    var element = element
    element.attributes.insert(.init("class", classes), at: 0)
    return element
  }

  private mutating func name(of frames: CSSKeyFrames) -> String {
    if let name = names[frames] { return name }
    let name = prefix + LetterName.of(order.count)
    names[frames] = name
    order.append(frames)
    return name
  }

  private mutating func name(ofShift shift: Double) -> String {
    let index = shifts.firstIndex(of: shift) ?? shifts.count
    if index == shifts.count { shifts.append(shift) }
    return "\(prefix)\(index)"
  }

  var preamble: [XMLElement] {
    guard !order.isEmpty else { return [] }
    var css = ""
    for frames in order {
      let name = names[frames] ?? ""
      css += ".\(name){animation:\(name) \(seconds(playback.cycleDuration)) "
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
      let delay = playback.delay - shift * playback.cycleDuration
      css += ".\(prefix)\(index){animation-delay:\(seconds(delay))}"
    }
    return [XMLElement("style", [.init("type", "text/css")], text: css)]
  }

  private func seconds(_ seconds: Double) -> String {
    SVGNumber.text(seconds, 9) + "s"
  }
}
