#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder and the files below it, each of which is there whole or not at all.
struct FileTree: Sendable {
  /// The path of the folder.
  let root: String

  /// Makes the folder, or one below it, and those above.
  func makeFolder(_ path: String = "") throws(FileFault) {
    let whole = path.isEmpty ? root : "\(root)/\(path)"
    var made = whole.hasPrefix("/") ? "/" : ""
    for part in whole.split(separator: "/") {
      made += part + "/"
      guard mkdir(made, 0o777) == 0 || errno == EEXIST || errno == EISDIR else {
        throw .refused(errno)
      }
    }
  }

  /// The bytes of a file; `nil` where they cannot be read.
  func read(_ file: String) -> [UInt8]? {
    try? WholeFile.read("\(root)/\(file)", limit: .max)
  }

  /// Puts a file in place at one stroke: who reads sees the old bytes or the new ones.
  func put(_ bytes: [UInt8], _ file: String) throws(FileFault) {
    let part = "\(root)/\(Self.partName(of: file))"
    do throws(FileFault) {
      try WholeFile.write(bytes, to: part)
    } catch {
      unlink(part)
      throw error
    }
    guard rename(part, "\(root)/\(file)") == 0 else {
      let number = errno
      unlink(part)
      throw number == EISDIR ? .directory : .refused(number)
    }
  }

  /// Removes a file, if it is there.
  func remove(_ file: String) {
    unlink("\(root)/\(file)")
  }

  /// The name of a file while it is written: hidden, in the same folder.
  static func partName(of file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return ".\(file).part" }
    return "\(file[...slash]).\(file[file.index(after: slash)...]).part"
  }
}
