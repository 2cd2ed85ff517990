internal import Loaders

/// Names in paths that were probably meant.
enum NearestRoot {
  /// The first segment that was probably meant.
  static func of(_ segment: String, among roots: [String]) -> String? {
    roots.contains(segment) ? segment : NearestName.of(segment, among: roots)
  }

  /// The loader that a segment was probably about, whatever stands behind its first dot.
  static func loader(_ segment: String, among loaders: [String]) -> String? {
    let name = segment.split(separator: ".", maxSplits: 1).first.map(String.init) ?? ""
    return loaders.contains(name) ? name : NearestName.of(name, among: loaders)
  }
}
