#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The environment of this process.
enum ProcessEnvironment {
  /// Every variable that is UTF-8, by name.
  static var all: [String: String] {
    var result: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      if let text = String(validatingCString: entry), let sign = text.firstIndex(of: "=") {
        result[String(text[..<sign])] = String(text[text.index(after: sign)...])
      }
      next += 1
    }
    return result
  }
}
