internal import Geometry
internal import SceneGraph

extension JSONWriter {
  /// A node's state with everything that a client needs to draw it.
  mutating func whole(_ state: NodeState) {
    object { json in
      json.key("id")
      json.string(state.node.id)
      json.values(of: state)
      json.appearance(of: state.node)
      guard !state.children.isEmpty else { return }
      json.key("children")
      json.array { json in
        for child in state.children { json.whole(child) }
      }
    }
  }

  /// What of a node does not vary over the iteration: its values too where it does not move.
  mutating func still(_ node: Node) {
    object { json in
      json.key("id")
      json.string(node.id)
      if !node.isMoving { json.values(of: node.state(at: 0)) }
      json.appearance(of: node)
      guard !node.children.isEmpty else { return }
      json.key("children")
      json.array { json in
        for child in node.children { json.still(child) }
      }
    }
  }

  /// What of a node varies over the iteration.
  mutating func moving(_ state: NodeState) {
    object { json in
      json.key("id")
      json.string(state.node.id)
      json.values(of: state)
      let moving = state.children.filter(\.node.isMoving)
      guard !moving.isEmpty else { return }
      json.key("children")
      json.array { json in
        for child in moving { json.moving(child) }
      }
    }
  }

  private mutating func values(of state: NodeState) {
    key("x")
    number(state.position.x)
    key("y")
    number(state.position.y)
    if case .uneven = state.node.scale {
      key("scaleX")
      number(state.scaleX)
      key("scaleY")
      number(state.scaleY)
    } else {
      key("scale")
      number(state.scaleX)
    }
    key("rotation")
    number(state.rotation)
    key("opacity")
    number(state.opacity)
    guard let trim = state.trim else { return }
    key("trim")
    object { json in
      json.key("start")
      json.number(trim.start)
      json.key("length")
      json.number(trim.length)
    }
  }

  private mutating func appearance(of node: Node) {
    if let shape = node.shape {
      key("shape")
      self.shape(shape)
    }
    key("fill")
    paint(node.fill)
    key("stroke")
    guard let stroke = node.stroke else { return null() }
    object { json in
      json.key("paint")
      json.paint(stroke.paint)
      json.key("width")
      json.number(stroke.width)
      json.key("cap")
      json.string(stroke.cap.rawValue)
      json.key("join")
      json.string(stroke.join.rawValue)
    }
  }

  private mutating func shape(_ shape: Shape) {
    object { json in
      json.key("type")
      switch shape {
      case .circle(let radius):
        json.string("circle")
        json.key("radius")
        json.number(radius)
      case .ellipse(let radiusX, let radiusY):
        json.string("ellipse")
        json.key("radiusX")
        json.number(radiusX)
        json.key("radiusY")
        json.number(radiusY)
      case .rectangle(let size, let cornerRadius):
        json.string("rectangle")
        json.key("width")
        json.number(size.width)
        json.key("height")
        json.number(size.height)
        json.key("cornerRadius")
        json.number(cornerRadius)
      case .path(let path):
        json.string("path")
        json.key("d")
        json.outline(path)
      }
    }
  }

  /// A paint as CSS has it: `#rrggbb`, with two more digits where it is not opaque, or a word.
  ///
  /// Of a paint for two grounds it is the one for light grounds.
  mutating func paint(_ paint: Paint) {
    switch paint {
    case .none: null()
    case .currentColor: string("currentColor")
    case .color(let color), .themed(let color, _): string("#" + color.hexadecimal)
    }
  }
}

extension Node {
  /// Whether the node, or one within it, varies over the iteration.
  fileprivate var isMoving: Bool {
    var isStill = rotation.isConstant && opacity.isConstant
    if case .fixed = position {} else { isStill = false }
    if let trim { isStill = isStill && trim.start.isConstant && trim.length.isConstant }
    switch scale {
    case .uniform(let scale): isStill = isStill && scale.isConstant
    case .uneven(let x, let y): isStill = isStill && x.isConstant && y.isConstant
    }
    return !isStill || children.contains(where: \.isMoving)
  }
}
