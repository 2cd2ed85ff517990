internal import SceneGraph
internal import Timeline

extension ParameterValue {
  /// One spelling for every spelling of this value.
  var canonical: String {
    switch self {
    case .number(let number): "\(number)"
    case .integer(let integer): "\(integer)"
    case .word(let word): word
    case .text(let text): text.withoutSeparators
    case .paint(let paint): paint.canonical
    case .paints(let paints): paints.map { $0?.canonical ?? "" }.joined(separator: ",")
    case .flag(let flag): flag ? "1" : "0"
    case .easing(let easing): easing.canonical
    }
  }
}

extension String {
  /// This text with what separates parameters written as RFC 3986, section 2.1, has it.
  fileprivate var withoutSeparators: String {
    reduce(into: "") { text, character in
      switch character {
      case "%": text += "%25"
      case "&": text += "%26"
      default: text.append(character)
      }
    }
  }
}

extension Paint {
  fileprivate var canonical: String {
    switch self {
    case .none: "none"
    case .currentColor: "currentColor"
    case .color(let color): color.hexadecimal
    case .themed(let light, let dark): light.hexadecimal + "/" + dark.hexadecimal
    }
  }
}

extension Easing {
  fileprivate var canonical: String {
    if case .cubicBezier(let curve) = self {
      return "\(curve.x1),\(curve.y1),\(curve.x2),\(curve.y2)"
    }
    return EasingGrammar.keywords.first { $0.easing == self }?.name ?? "\(self)"
  }
}
