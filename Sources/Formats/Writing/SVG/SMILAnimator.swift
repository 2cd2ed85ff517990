internal import Geometry
internal import SceneGraph
internal import Timeline

/// Moves layers by SVG's animation elements (SVG 1.1, chapter 19; SMIL Animation).
struct SMILAnimator: SVGAnimator {
  private let playback: Playback
  private let precision: SVGPrecision

  let preamble: [XMLElement] = []
  let sharesMovingParts = true

  init(_ playback: Playback, _ precision: SVGPrecision) {
    self.playback = playback
    self.precision = precision
  }

  func animated(_ element: XMLElement, _ animation: SVGLayer.Animation) -> XMLElement {
    var element = element
    switch animation {
    case .track(let property, let track, let shift):
      element.children.insert(animate(property, track, shift), at: 0)
    case .motion(let motion, let mayTurn):
      return moved(element, motion, mayTurn: mayTurn)
    }
    return element
  }

  private func animate(
    _ property: SVGProperty, _ track: Track<Double>, _ shift: Double
  ) -> XMLElement {
    let values = SMILValues(track, property, precision)
    guard let type = property.transformType else {
      let name = property.attribute(0, precision).name
      return XMLElement(
        "animate", [.init("attributeName", name)] + timing(shift) + values.attributes)
    }
    return animateTransform(type, values, shift)
  }

  private func animateTransform(
    _ type: String, _ values: SMILValues, _ shift: Double
  ) -> XMLElement {
    XMLElement(
      "animateTransform",
      [.init("attributeName", "transform"), .init("type", type)] + timing(shift)
        + values.attributes)
  }

  /// An element moved along a path: on lines by translation alone, on circles by angles too.
  ///
  /// On circles T(center), R(angle) and T(radius) stand about each other, and R(−angle) within
  /// them where the element must not turn.
  private func moved(
    _ element: XMLElement, _ motion: FlattenedMotion, mayTurn: Bool
  ) -> XMLElement {
    let polar = PolarMotion(motion, precision)
    let center = SMILValues(polar, precision) { precision.pair($0.center) }
    if motion.isStraight {
      var element = element
      element.children.insert(animateTransform("translate", center, motion.shift), at: 0)
      return element
    }
    let start = polar.place(at: motion.shift)
    let parts: [(type: String, first: String, values: SMILValues)] = [
      ("translate", precision.pair(start.center), center),
      (
        "rotate", precision.angle(start.angle),
        SMILValues(polar, precision) { precision.angle($0.angle) }
      ),
      (
        "translate", precision.length(start.radius),
        SMILValues(polar, precision) { precision.length($0.radius) }
      ),
      (
        "rotate", precision.angle(-start.angle),
        SMILValues(polar, precision) { precision.angle(-$0.angle) }
      ),
    ]
    var content = element
    content.attributes.removeAll { $0.name == "transform" }
    for part in parts.prefix(mayTurn ? 3 : 4).reversed() {
      if content["transform"] != nil || content.isAnimated {
        content = XMLElement("g", children: [content])
      }
      if part.first != "0" {
        content.attributes.append(.init("transform", "\(part.type)(\(part.first))"))
      }
      if part.values.constant == nil {
        content.children.insert(
          animateTransform(part.type, part.values, motion.shift), at: 0)
      }
    }
    return content
  }

  private func timing(_ shift: Double) -> [XMLElement.Attribute] {
    var attributes: [XMLElement.Attribute] = []
    let begin = playback.delay - shift * playback.cycleDuration
    if begin != 0 { attributes.append(.init("begin", clock(begin))) }
    attributes.append(.init("dur", clock(playback.cycleDuration)))
    if playback.cycleCount == .infinity {
      attributes.append(.init("repeatCount", "indefinite"))
    } else {
      attributes.append(.init("repeatCount", SVGNumber.text(playback.cycleCount, 9)))
      attributes.append(.init("fill", "freeze"))
    }
    return attributes
  }

  /// A clock value (SMIL Animation, section 3.2.1): it wants a digit before the point.
  private func clock(_ seconds: Double) -> String {
    var bytes: [UInt8] = []
    DecimalText.append(seconds, decimals: 9, leadingZero: true, to: &bytes)
    return String(decoding: bytes, as: UTF8.self) + "s"
  }
}
