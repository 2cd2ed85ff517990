@testable import Loaders

extension FuzzTarget {
  /// Values of all parameters of all loaders: the one spelling of a value is taken, and is it.
  ///
  /// The first byte chooses the kind; the rest is the value.
  static let value = FuzzTarget(name: "value") { bytes in
    guard let first = bytes.first, !kinds.isEmpty else { return }
    let kind = kinds[Int(first) % kinds.count]
    let text = Array(bytes.dropFirst()).text
    guard !text.isEmpty, let value = try? kind.read(text) else { return }
    switch kind {
    case .text, .ignored: return
    default: break
    }
    let canonical = value.canonical
    if canonical.isEmpty { return }
    guard let again = try? kind.read(canonical) else {
      fatalError("\(text) is written \(canonical), which is not taken")
    }
    require(again == value, "\(text) is \(value), \(canonical) is \(again)")
    require(again.canonical == canonical, "\(canonical) is the one spelling")
  }

  /// Every kind of parameter that there is.
  private static let kinds: [ParameterKind] = {
    guard let registry = try? LoaderRegistry() else { return [] }
    var kinds: [ParameterKind] = []
    for entry in registry.entries {
      for parameter in entry.table.parameters where !kinds.contains(parameter.kind) {
        kinds.append(parameter.kind)
      }
    }
    return kinds
  }()
}
