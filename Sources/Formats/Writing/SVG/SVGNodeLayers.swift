internal import Geometry
internal import SceneGraph
internal import Timeline

extension FlattenedNode {
  /// The layers from the canvas inwards: opacity, position, rotation, scaling.
  func layers(_ precision: SVGPrecision, allowsShift: Bool) -> [SVGLayer] {
    var layers: [SVGLayer] = []
    func add(_ property: SVGProperty, _ value: FlattenedValue, none: Double) {
      let layer = SVGLayer(property, value, none: none, precision, allowsShift: allowsShift)
      if let layer { layers.append(layer) }
    }
    add(.opacity, opacity, none: 1)
    switch position {
    case .fixed(.zero): break
    case .fixed(let point):
      layers.append(SVGLayer(base: [.init("transform", precision.translation(point))]))
    case .coordinates(let x, let y):
      add(.translateX, x, none: 0)
      add(.translateY, y, none: 0)
    case .along(let motion):
      layers += self.layers(of: motion, precision, allowsShift: allowsShift)
    }
    add(.rotation, rotation, none: 0)
    if scalesUniformly {
      add(.scale, scaleX, none: 1)
    } else {
      add(.scaleX, scaleX, none: 1)
      add(.scaleY, scaleY, none: 1)
    }
    return layers
  }

  private func layers(
    of motion: FlattenedMotion, _ precision: SVGPrecision, allowsShift: Bool
  ) -> [SVGLayer] {
    var motion = motion
    if !allowsShift { motion = motion.unshifted }
    let turn = motion.turn
    let base = precision.translation(motion.start)
    let isRound = (shape?.isRound ?? true) && children.isEmpty && scalesUniformly
    let moving = SVGLayer(
      base: [.init("transform", base)], animation: .motion(motion, mayTurn: isRound))
    guard turn.degrees != 0 else { return [moving] }
    let center = SVGNumber.list([turn.center.x, turn.center.y], precision.lengthDecimals)
    let turned = SVGLayer(
      base: [.init("transform", "rotate(\(precision.angle(turn.degrees)) \(center))")])
    if isRound { return [turned, moving] }
    let back = SVGLayer(
      base: [.init("transform", "rotate(\(precision.angle(-turn.degrees)))")])
    return [turned, moving, back]
  }
}

extension Shape {
  /// The element that draws the shape about the origin, without its paint.
  func element(_ precision: SVGPrecision) -> XMLElement {
    switch self {
    case .circle(let radius):
      return XMLElement("circle", [.init("r", precision.length(radius))])
    case .ellipse(let radiusX, let radiusY):
      return XMLElement(
        "ellipse",
        [.init("rx", precision.length(radiusX)), .init("ry", precision.length(radiusY))])
    case .rectangle(let size, let cornerRadius):
      var attributes: [XMLElement.Attribute] = [
        .init("x", precision.length(-size.width / 2)),
        .init("y", precision.length(-size.height / 2)),
        .init("width", precision.length(size.width)),
        .init("height", precision.length(size.height)),
      ]
      if cornerRadius > 0 { attributes.append(.init("rx", precision.length(cornerRadius))) }
      return XMLElement("rect", attributes)
    case .path(let path):
      return XMLElement(
        "path", [.init("d", PathDataWriter.data(of: path, decimals: precision.lengthDecimals))])
    }
  }
}

extension Stroke {
  /// The attributes that draw an outline so.
  func attributes(_ precision: SVGPrecision) -> [XMLElement.Attribute] {
    var attributes = paint.attributes("stroke")
    if width != 1 { attributes.append(.init("stroke-width", precision.length(width))) }
    if cap != .butt { attributes.append(.init("stroke-linecap", cap.rawValue)) }
    if join != .miter { attributes.append(.init("stroke-linejoin", join.rawValue)) }
    return attributes
  }
}
