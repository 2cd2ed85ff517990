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
    case .motion(let motion, _) where motion.isStraight:
      element.children.insert(animateTranslation(motion), at: 0)
    case .motion(let motion, _):
      element.children.insert(animateMotion(motion), at: 0)
    }
    return element
  }

  private func animate(
    _ property: SVGProperty, _ track: Track<Double>, _ shift: Double
  ) -> XMLElement {
    let values = SMILValues(track, canInterpolate: property != .visibility, precision)
    var attributes: [XMLElement.Attribute] = []
    if let type = property.transformType {
      attributes = [.init("attributeName", "transform"), .init("type", type)]
    } else {
      attributes = [.init("attributeName", property.attribute(0, precision).name)]
    }
    attributes += timing(shift)
    attributes.append(
      .init(
        "values", values.values.map { property.numbers($0, precision) }.joined(separator: ";")))
    attributes += values.attributes
    return XMLElement(
      property.transformType == nil ? "animate" : "animateTransform", attributes)
  }

  private func animateTranslation(_ motion: FlattenedMotion) -> XMLElement {
    let values = SMILValues(motion, precision)
    let points = values.values.map { distance in
      let point = motion.path.point(atDistance: distance)
      return precision.length(point.x) + " " + precision.length(point.y)
    }
    return XMLElement(
      "animateTransform",
      [.init("attributeName", "transform"), .init("type", "translate")] + timing(motion.shift)
        + [.init("values", points.joined(separator: ";"))] + values.attributes)
  }

  private func animateMotion(_ motion: FlattenedMotion) -> XMLElement {
    let values = SMILValues(motion, precision)
    let length = motion.path.length
    let path = PathDataWriter.data(
      of: motion.path.segments, decimals: precision.lengthDecimals,
      from: motion.path.segments[0].start - motion.start)
    let points = values.values.map { SVGNumber.text($0 / length, 5) }
    return XMLElement(
      "animateMotion",
      timing(motion.shift) + [
        .init("path", path), .init("keyPoints", points.joined(separator: ";")),
      ] + values.attributes(isMotion: true))
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
