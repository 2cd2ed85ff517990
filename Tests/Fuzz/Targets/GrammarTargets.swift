import Geometry
import Glibc
import SceneGraph
import Timeline

@testable import Formats
@testable import Loaders

extension FuzzTarget {
  /// Numbers: one that is taken is what the C library makes of the whole text.
  static let number = FuzzTarget(name: "number") { bytes in
    let text = bytes.text
    if let number = NumberGrammar.number(text[...]) {
      var end: UnsafeMutablePointer<CChar>?
      let isSame = text.withCString { start in
        let expected = strtod(start, &end)
        return expected == number
          && end.map { $0 - UnsafeMutablePointer(mutating: start) }
            == text.utf8.count
      }
      require(isSame, "\(text) is \(number)")
      require(NumberGrammar.number("\(number)"[...]) == number, "\(number) is written and read")
    }
    if let seconds = NumberGrammar.seconds(text) {
      require(seconds.isFinite, "times are finite")
      require(NumberGrammar.seconds("\(seconds)s") == seconds, "\(seconds) s is written and read")
    }
    if NumberGrammar.isInteger(text), let number = Int(text) {
      require(Int("\(number)") == number, "whole numbers are written and read")
    }
  }

  /// Colours: the one spelling of a colour is taken, and is that colour.
  static let color = FuzzTarget(name: "color") { bytes in
    let text = bytes.text
    let items = ColorGrammar.listItems(text)
    require(
      items.joined(separator: ",").filter { $0 != " " } == text.filter { $0 != " " },
      "a list is cut at commas alone")
    for item in items.prefix(4) + [text[...]] {
      guard let paint = ColorGrammar.paint(String(item)) else { continue }
      let canonical = ParameterValue.paint(paint).canonical
      require(ColorGrammar.paint(canonical) == paint, "\(item) is \(canonical)")
    }
  }

  /// Easings: the one spelling of an easing is taken, and is that easing.
  static let easing = FuzzTarget(name: "easing") { bytes in
    guard let easing = EasingGrammar.easing(bytes.text) else { return }
    let canonical = ParameterValue.easing(easing).canonical
    require(EasingGrammar.easing(canonical) == easing, "\(bytes.text) is \(canonical)")
    for step in 0...8 {
      require(easing.value(at: Double(step) / 8).isFinite, "an ease has a value everywhere")
    }
  }

  /// Selectors: nothing that is taken can end a rule or begin another.
  static let selector = FuzzTarget(name: "selector") { bytes in
    guard let selectors = SelectorGrammar.selectors(bytes.text) else { return }
    require(SelectorGrammar.selectors(selectors) == selectors, "one spelling: \(selectors)")
    let isHarmless = selectors.utf8.allSatisfy { byte in
      byte.isASCIILetter || byte.isASCIIDigit || "_-.#,".utf8.contains(byte)
    }
    require(isHarmless, "\(selectors) stays a selector")
  }

  /// Path data: what was read and is written again is read again.
  static let pathData = FuzzTarget(name: "path-data") { bytes in
    guard let path = try? Path(svg: bytes.text) else { return }
    let written = PathDataWriter.data(of: path, decimals: 3)
    guard bytes.count < 200 else { return }
    let again = try? Path(svg: written)
    let isLarge = written.contains("e") || written.contains("inf") || written.contains("nan")
    require(again != nil || isLarge, "\(written) can be read")
  }
}
