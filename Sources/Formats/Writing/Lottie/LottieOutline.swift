internal import Geometry
internal import SceneGraph

/// An outline as Lottie has it.
enum LottieOutline: Hashable {
  /// An ellipse about the origin.
  case ellipse(width: Double, height: Double)
  /// A rectangle about the origin, its corners rounded by circles.
  case rectangle(width: Double, height: Double, cornerRadius: Double)
  /// Curves from vertex to vertex.
  case path(LottieBezier)

  /// The outlines of a shape, lengths rounded to so many decimals.
  static func all(of shape: Shape, decimals: Int) -> [LottieOutline] {
    func rounded(_ length: Double) -> Double { SVGNumber.rounded(length, decimals) }
    switch shape {
    case .circle(let radius):
      return [.ellipse(width: rounded(2 * radius), height: rounded(2 * radius))]
    case .ellipse(let radiusX, let radiusY):
      return [.ellipse(width: rounded(2 * radiusX), height: rounded(2 * radiusY))]
    case .rectangle(let size, let cornerRadius):
      let largest = min(size.width, size.height) / 2
      return [
        .rectangle(
          width: rounded(size.width), height: rounded(size.height),
          cornerRadius: rounded(min(cornerRadius, largest)))
      ]
    case .path(let path): return paths(of: path, decimals: decimals)
    }
  }

  /// An outline as curves, which begin where it begins.
  static func paths(of path: Path, decimals: Int) -> [LottieOutline] {
    path.subpaths.map { .path(LottieBezier($0, decimals: decimals)) }
  }

  /// Writes the outline.
  func write(_ json: inout JSONWriter) {
    json.object { json in
      json.key("ty")
      switch self {
      case .ellipse(let width, let height):
        json.string("el")
        Self.place(&json)
        json.key("s")
        LottieProperty.still([width, height]).write(&json)
      case .rectangle(let width, let height, let cornerRadius):
        json.string("rc")
        Self.place(&json)
        json.key("s")
        LottieProperty.still([width, height]).write(&json)
        json.key("r")
        LottieProperty.still([cornerRadius]).write(&json)
      case .path(let bezier):
        json.string("sh")
        json.key("ks")
        json.object { json in
          json.key("a")
          json.number(0)
          json.key("k")
          bezier.write(&json)
        }
      }
    }
  }

  private static func place(_ json: inout JSONWriter) {
    json.key("p")
    LottieProperty.still([0, 0]).write(&json)
  }
}

/// A run of cubic curves as Lottie has it: vertices, and handles relative to them (“Bezier”).
struct LottieBezier: Hashable {
  private(set) var vertices: [[Double]] = []
  private(set) var incoming: [[Double]] = []
  private(set) var outgoing: [[Double]] = []
  let isClosed: Bool

  /// Makes the curves of a subpath, coordinates rounded to so many decimals.
  init(_ subpath: Path.Subpath, decimals: Int) {
    isClosed = subpath.isClosed
    append(subpath.start, decimals)
    for segment in subpath.segments {
      for curve in segment.cubics() {
        if case .line = segment {
          append(curve.end, decimals)
          continue
        }
        outgoing[outgoing.count - 1] = (curve.control1 - curve.start).rounded(decimals)
        append(curve.end, decimals)
        incoming[incoming.count - 1] = (curve.control2 - curve.end).rounded(decimals)
      }
    }
    // A closed run that comes back to its first vertex needs it once.
    guard isClosed, vertices.count > 1, vertices[0] == vertices[vertices.count - 1] else { return }
    incoming[0] = incoming.removeLast()
    outgoing.removeLast()
    vertices.removeLast()
  }

  private mutating func append(_ vertex: Point, _ decimals: Int) {
    vertices.append(vertex.rounded(decimals))
    incoming.append([0, 0])
    outgoing.append([0, 0])
  }

  /// Writes the curves.
  func write(_ json: inout JSONWriter) {
    json.object { json in
      json.key("c")
      json.boolean(isClosed)
      for (key, points) in [("v", vertices), ("i", incoming), ("o", outgoing)] {
        json.key(key)
        json.array { json in
          for point in points { json.numbers(point) }
        }
      }
    }
  }
}
