internal import SceneGraph

/// The SVG as a `data:` address (RFC 2397), alone in a text.
struct DataURI: Format {
  let name = "Data URI"
  let fileExtension = "datauri"
  let mediaType = "text/plain; charset=utf-8"
  let summary = "The SVG as a data: address, for places that take an address and no file."
  let options = SVG().options.subtracting([.pretty])

  func encode(_ scene: Scene, _ options: FormatOptions) -> [UInt8] {
    DataAddress(svg: SVGDocument(showing: scene, options).bytes).bytes
  }
}
