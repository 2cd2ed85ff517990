import Formats
import HTTPMessages
import LoaderService
import Loaders
import SceneGraph

/// From a request to values: parameters, and the way to a loader among many.
enum RequestCurves {
  /// Parameters, by their number and by the digits of one.
  static func parameters() throws -> [Curve] {
    let balls = try LoaderRegistry().entries[1]
    let items = [
      ("duration", "1.25"), ("scale", "1.4"), ("ball1", "ff8800"), ("ball2", "0a84ff"),
      ("ball3", "rebeccapurple"), ("background", "fff"), ("speed", "1.5"), ("phase", "0.25"),
    ]
    return [
      Curve("read parameters", by: "parameter", [1, 2, 4, 8]) { count in
        let given = items.prefix(count).map { (name: $0.0, value: $0.1) }
        return { balls.read(given).faults.count }
      },
      Curve("read a number", by: "digit", [4, 8, 16, 64, 256, 1024, 4096]) { digits in
        let value = "1." + String(repeating: "25", count: (digits - 2) / 2)
        return { balls.read([(name: "duration", value: value)]).faults.count }
      },
    ]
  }

  /// Answers, by the number of loaders that there are beside the one asked for.
  static func catalogue() -> [Curve] {
    [("a picture", "/loader/n0.svg?duration=1.25"), ("a frame", "/frames/n0?t=0.35")].map {
      name, target in
      Curve("answer with \(name)", by: "loader in the catalogue", [1, 10, 100, 1000], .none) {
        count in
        let request = Request(target: RequestTarget(target))
        guard let loaders = try? LoaderRegistry((0..<count).map(NumberedLoader.init)),
          let formats = try? FormatRegistry()
        else { return { 0 } }
        let service = Service(loaders: loaders, formats: formats)
        return { service.respond(to: request).body.count }
      }
    }
  }
}
