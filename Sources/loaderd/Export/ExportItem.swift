import LoaderService

/// A file that is to be made.
struct ExportItem: Equatable, Sendable {
  /// The request target that it is the answer to, in origin form (RFC 9112, section 3.2.1).
  let target: String
  /// Its path below the folder that is written to.
  let file: String

  /// The file of a loader in one form by the parameters of a set.
  init(_ served: ServedFile, _ set: ParameterSet) {
    target = served.path + (set.query.isEmpty ? "" : "?" + set.query)
    // The route of one frame's state has no extension, but a static host needs one.
    let hasExtension = served.path.hasSuffix("." + served.fileExtension)
    let path = hasExtension ? served.path : "\(served.path).\(served.fileExtension)"
    file = set.folder + path.dropFirst()
  }

  /// The folder of the file, without a slash at its end.
  var folder: String { file.split(separator: "/").dropLast().joined(separator: "/") }
}
