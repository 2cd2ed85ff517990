/// A layer of a composition (Lottie 1.0, “Layers”).
struct LottieLayer: Hashable {
  /// What a layer shows.
  enum Content: Hashable {
    /// Shapes, the first in front.
    case shapes([LottieItem])
    /// A composition of its own, by its name.
    case composition(String)
    /// One colour all over.
    case solid(LottieInk)
    /// Nothing; others are moved with it.
    case nothing
  }

  /// The name.
  let name: String
  /// What it shows.
  let content: Content
  /// How it is moved.
  var transform = LottieTransform.identity
  /// The frame from which on it shows.
  var begin = 0
  /// The frame from which on it does not show any more.
  var end: Int

  /// Whether the layer is moved with the composition's view box.
  private var isInViewBox: Bool {
    if case .shapes = content { true } else { false }
  }

  /// Writes the layer of a place in a composition of some size, moved with another layer.
  func write(
    _ json: inout JSONWriter, index: Int, parent: Int?, _ extent: (width: Int, height: Int)
  ) {
    json.object { json in
      json.key("ty")
      switch content {
      case .composition: json.number(0)
      case .solid: json.number(1)
      case .nothing: json.number(3)
      case .shapes: json.number(4)
      }
      json.key("nm")
      json.string(name)
      json.key("ind")
      json.number(index)
      if let parent, isInViewBox {
        json.key("parent")
        json.number(parent)
      }
      for (key, number) in [
        ("ip", begin), ("op", end), ("st", 0), ("sr", 1), ("ddd", 0), ("ao", 0), ("bm", 0),
      ] {
        json.key(key)
        json.number(number)
      }
      json.key("ks")
      json.object { transform.writeMembers(&$0) }
      writeContent(&json, extent)
    }
  }

  private func writeContent(_ json: inout JSONWriter, _ extent: (width: Int, height: Int)) {
    switch content {
    case .nothing: return
    case .shapes(let items):
      json.key("shapes")
      json.array { json in
        for item in items { item.write(&json) }
      }
    case .composition(let name):
      json.key("refId")
      json.string(name)
      json.key("w")
      json.number(extent.width)
      json.key("h")
      json.number(extent.height)
    case .solid(let ink):
      json.key("sc")
      json.string(ink.hexadecimal)
      json.key("sw")
      json.number(extent.width)
      json.key("sh")
      json.number(extent.height)
    }
  }
}
