import Formats
import HTTPMessages
import JSONReading
import LoaderService
import Loaders

@testable import loaderd

extension FuzzTarget {
  /// Whole requests: method and target on the first line, fields on the others.
  static let service = FuzzTarget(name: "service") { bytes in
    guard let request = request(bytes), let service = vectors else { return }
    ResponseRules.check(service.respond(to: request), to: request)
    require(
      service.respond(to: request).body == service.respond(to: request).body
        || isMoving(request), "the same request has the same answer")
  }

  /// Pictures of pixels: the query of one that is small.
  static let raster = FuzzTarget(name: "raster") { bytes in
    guard let first = bytes.first, let service = pictures else { return }
    let files = ["coins.png", "balls.gif", "ring.apng", "coins.webp", "balls.sprite.png"]
    let start = Array("/loader/\(files[Int(first) % files.count])?size=16&fps=4&".utf8)
    let request = Request(target: RequestTarget(start + bytes.dropFirst()))
    ResponseRules.check(service.respond(to: request), to: request)
  }

  /// What the process tells of itself changes on its own.
  private static func isMoving(_ request: Request) -> Bool {
    request.target.path.starts(with: "/metrics".utf8)
  }

  private static func request(_ bytes: [UInt8]) -> Request? {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let first = lines.first, let space = first.firstIndex(of: 0x20) else { return nil }
    let fields = lines.dropFirst().prefix(16).compactMap { line -> HeaderFields.Field? in
      guard let colon = line.firstIndex(of: 0x3A) else { return nil }
      let name = Array(line[..<colon]).text
      return HeaderFields.Field(name: name, value: Array(line[(colon + 1)...]).text)
    }
    return Request(
      method: Method(rawValue: Array(first[..<space]).text),
      target: RequestTarget(first[(space + 1)...]), headers: HeaderFields(fields),
      peer: "192.0.2.1")
  }

  /// The service without pictures of pixels, which would take most of the time.
  private static let vectors = service(Array(FormatRegistry.builtIn))
  private static let pictures = service(Composition.formats)

  private static func service(_ formats: [any Format]) -> Service? {
    guard let loaders = try? LoaderRegistry(), let formats = try? FormatRegistry(formats) else {
      return nil
    }
    let presets = [Preset(name: "small", query: "size=16")].compactMap { $0 }
    var access = PublicAccess()
    access.presets = presets
    return Service(
      loaders: loaders, formats: formats, options: ServiceOptions(pixelLimit: 65_536),
      access: access)
  }
}

/// What holds for every response.
enum ResponseRules {
  static func check(_ response: Response, to request: Request) {
    let status = response.status.rawValue
    let known = [200, 204, 304, 308, 400, 403, 404, 405, 413, 414, 431, 503]
    require(known.contains(status), "\(status) for \(request.target)")
    for field in response.headers.fields {
      require(!field.name.isEmpty && !field.value.isEmpty, "\(field.name) is written")
      require(
        field.name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x3A }, "a name: \(field)")
      require(field.value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }, "a value: \(field)")
    }
    let type = response.headers["Content-Type"] ?? ""
    let isPlain = response.headers["Content-Encoding"] == nil
    if type.contains("json"), !type.contains("ndjson"), isPlain, !response.body.isEmpty {
      require((try? JSONValue(parsing: response.body)) != nil, "JSON for \(request.target)")
    }
    if status == 200, let tag = response.headers["ETag"] {
      require(EntityTag(parsing: tag)?.isWeak == false, "a strong tag: \(tag)")
    }
    if status >= 400 {
      require(response.headers["Cache-Control"] == "no-store", "errors are not kept")
    }
    if status == 304 || status == 204 { require(response.body.isEmpty, "no content") }
  }
}
