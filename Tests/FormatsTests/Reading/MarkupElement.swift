import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of a document as an XML parser sees it.
struct MarkupElement: Sendable {
  let name: String
  let attributes: [String: String]
  var children: [MarkupElement] = []
  var text = ""

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The element itself and everything in it, in document order.
  var all: [MarkupElement] { [self] + children.flatMap(\.all) }

  func all(named names: String...) -> [MarkupElement] {
    all.filter { names.contains($0.name) }
  }

  /// Reads a document; throws where it is not well-formed.
  static func read(_ bytes: [UInt8]) throws -> MarkupElement {
    let reading = MarkupReading()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = reading
    guard parser.parse(), let root = reading.root else {
      throw ReadingError("not well-formed: \(String(describing: parser.parserError))")
    }
    return root
  }
}

/// What makes a document unreadable, or of no effect in a browser.
struct ReadingError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

private final class MarkupReading: NSObject, XMLParserDelegate {
  var root: MarkupElement?
  private var open: [MarkupElement] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(MarkupElement(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += text
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }
}
