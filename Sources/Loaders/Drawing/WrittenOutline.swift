internal import Geometry

extension Path {
  /// An outline by SVG path data that is part of the program; nothing where it is no path data.
  static func written(_ data: String) -> Path {
    (try? Path(svg: data)) ?? Path([])
  }
}
