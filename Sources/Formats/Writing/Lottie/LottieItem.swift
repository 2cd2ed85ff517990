internal import SceneGraph

/// What a shape layer holds (Lottie 1.0, “Shapes”); of several the first is in front.
indirect enum LottieItem: Hashable {
  /// Items that are moved together.
  case group(String, [LottieItem], LottieTransform)
  /// An outline, for the inks behind it in its group.
  case outline(LottieOutline)
  /// What the outlines before it are filled with, by the nonzero rule.
  case fill(LottieInk)
  /// What the outlines before it are drawn along with.
  case stroke(LottieInk, width: Double, cap: Stroke.Cap, join: Stroke.Join)
  /// What part the outlines before it are cut to.
  case trim(LottieTrim)

  /// Writes the item; its type comes first, since players read on by it.
  func write(_ json: inout JSONWriter) {
    switch self {
    case .outline(let outline): outline.write(&json)
    case .group(let name, let items, let transform):
      json.object { json in
        json.key("ty")
        json.string("gr")
        json.key("nm")
        json.string(name)
        json.key("it")
        json.array { json in
          for item in items { item.write(&json) }
          json.object { json in
            json.key("ty")
            json.string("tr")
            transform.writeMembers(&json)
          }
        }
      }
    case .fill(let ink):
      json.object { json in
        json.key("ty")
        json.string("fl")
        ink.writeMembers(&json)
        json.key("r")
        json.number(1)
      }
    case .trim(let trim): trim.write(&json)
    case .stroke(let ink, let width, let cap, let join):
      json.object { json in
        json.key("ty")
        json.string("st")
        ink.writeMembers(&json)
        json.key("w")
        LottieProperty.still([width]).write(&json)
        json.key("lc")
        json.number(cap.lottieNumber)
        json.key("lj")
        json.number(join.lottieNumber)
        json.key("ml")
        json.number(4)
      }
    }
  }
}

extension Stroke.Cap {
  /// The number by which Lottie knows a cap (Lottie 1.0, “Line Cap”).
  fileprivate var lottieNumber: Int {
    switch self {
    case .butt: 1
    case .round: 2
    case .square: 3
    }
  }
}

extension Stroke.Join {
  /// The number by which Lottie knows a join (Lottie 1.0, “Line Join”).
  fileprivate var lottieNumber: Int {
    switch self {
    case .miter: 1
    case .round: 2
    case .bevel: 3
    }
  }
}
