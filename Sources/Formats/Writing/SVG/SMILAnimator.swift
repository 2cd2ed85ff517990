internal import Geometry
internal import SceneGraph
internal import Timeline

/// Moves layers by SVG's animation elements (SVG 1.1, chapter 19; SMIL Animation).
struct SMILAnimator: SVGAnimator {
  private let playback: Playback
  private let precision: SVGPrecision

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

  private func animateMotion(_ values: SMILValues, _ shift: Double) -> XMLElement {
    XMLElement("animateMotion", timing(shift) + values.attributes)
  }

  /// An element moved along a path: on lines by translation alone, on circles by angles too.
  ///
  /// On circles R(angle) about the center stands about the translation, and R(−angle) within it
  /// where the element must not turn. Translations count from the place at rest, to which
  /// `animateMotion` adds.
  private func moved(
    _ element: XMLElement, _ motion: FlattenedMotion, mayTurn: Bool
  ) -> XMLElement {
    let polar = PolarMotion(motion, precision)
    var content = element
    content.attributes.removeAll { $0.name == "transform" }
    if motion.isStraight {
      return translated(
        content, polar.legs, from: polar.place(at: motion.shift), motion.shift, \.center)
    }
    let turning = TurningMotion(polar)
    let start = turning.place(at: motion.shift)
    if !mayTurn {
      content = rotated(content, turning.legs, from: start, motion.shift) { place in
        precision.angle(-place.angle)
      }
    }
    content = translated(content, turning.legs, from: start, motion.shift, \.home)
    return rotated(
      XMLElement("g", children: [content]), turning.legs, from: start, motion.shift
    ) { place in
      precision.angle(place.angle) + "," + precision.coordinates(place.center)
    }
  }

  private func translated<Place>(
    _ element: XMLElement, _ legs: [MotionLeg<Place>], from start: Place, _ shift: Double,
    _ point: KeyPath<Place, Point>
  ) -> XMLElement {
    let isFree = element["transform"] == nil && !element.isAnimated
    var element = isFree ? element : XMLElement("g", children: [element])
    let rest = precision.rounded(start[keyPath: point])
    if rest != .zero {
      element.attributes.append(.init("transform", precision.translation(rest)))
    }
    let travel = SMILValues(travelling: legs, precision) { $0[keyPath: point] - rest }
    if travel.constant == nil {
      element.children.insert(
        XMLElement("animateMotion", timing(shift) + travel.attributes), at: 0)
    }
    return element
  }

  /// An element that carries no transform, with a rotation on it.
  private func rotated<Place>(
    _ element: XMLElement, _ legs: [MotionLeg<Place>], from start: Place, _ shift: Double,
    _ text: (Place) -> String
  ) -> XMLElement {
    var element = element.isAnimated ? XMLElement("g", children: [element]) : element
    let values = SMILValues(legs, precision, text)
    let rest = text(start)
    if rest != "0", !rest.hasPrefix("0,") {
      element.attributes.append(.init("transform", "rotate(\(rest))"))
    }
    if values.constant == nil {
      element.children.insert(animateTransform("rotate", values, shift), at: 0)
    }
    return element
  }

  private func timing(_ shift: Double) -> [XMLElement.Attribute] {
    var attributes: [XMLElement.Attribute] = []
    let begin = playback.delay - shift * playback.cycleDuration
    if begin != 0 { attributes.append(.init("begin", Self.clock(begin))) }
    attributes.append(.init("dur", Self.clock(playback.cycleDuration)))
    if playback.cycleCount == .infinity {
      attributes.append(.init("repeatCount", "indefinite"))
    } else {
      attributes.append(.init("repeatCount", SVGNumber.text(playback.cycleCount, 9)))
      attributes.append(.init("fill", "freeze"))
    }
    return attributes
  }

  /// A clock value in seconds (SMIL Animation, section 3.2.1): it wants a digit before the point.
  static func clock(_ seconds: Double) -> String {
    var bytes: [UInt8] = []
    DecimalText.append(seconds, decimals: 9, leadingZero: true, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
