import DataLoaders

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A directory of files that each describe a loader.
enum LoaderDirectory {
  /// The files of a directory whose names end with `.json` and do not begin with a point.
  ///
  /// Links are followed; directories and what else is no plain file are passed over. What cannot be
  /// looked at, such as a link that leads nowhere, counts as a file that cannot be read.
  static func files(_ path: String) throws(FileFault) -> [LoaderFile] {
    var files: [LoaderFile] = []
    for entry in try entries(path) where entry.name.hasSuffix(".json") && !entry.isHidden {
      if let content = content(of: entry, in: path) {
        files.append(LoaderFile(name: entry.name, content: content))
      }
    }
    return files
  }

  /// What a file holds, or why that is not known; `nil` for what is no plain file.
  private static func content(of entry: Entry, in path: String) -> LoaderFile.Content? {
    guard entry.isText else { return .unreadable(reason: "has a name that is not UTF-8") }
    let file = path + "/" + entry.name
    switch kind(of: file) {
    case .plain: break
    case .other, .gone: return nil
    case .unknown(let number):
      return .unreadable(
        reason: number == ENOENT
          ? "is a link that leads nowhere" : "\(FileFault.refused(number))")
    }
    do throws(FileFault) {
      return LoaderFile(name: entry.name, bytes: try WholeFile.read(file)).content
    } catch .tooLong {
      return .tooLong
    } catch {
      return .unreadable(reason: "\(error)")
    }
  }

  /// A name in a directory; where it is not UTF-8, one with replacement characters.
  private struct Entry {
    let name: String
    let isText: Bool

    var isHidden: Bool { name.hasPrefix(".") }
  }

  private static func entries(_ path: String) throws(FileFault) -> [Entry] {
    guard let directory = opendir(path) else { throw errno == ENOENT ? .missing : .refused(errno) }
    defer { closedir(directory) }
    var entries: [Entry] = []
    while true {
      errno = 0
      guard let entry = readdir(directory) else {
        guard errno == 0 else { throw .refused(errno) }
        return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      }
      let found = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          Entry(name: String(cString: $0), isText: String(validatingCString: $0) != nil)
        }
      }
      entries.append(found)
    }
  }

  /// What a name in a directory stands for.
  private enum Kind {
    case plain
    case other
    /// It has been taken away since the directory was read.
    case gone
    /// The system does not tell, for a reason by its number.
    case unknown(Int32)
  }

  private static func kind(of path: String) -> Kind {
    var facts = stat()
    if stat(path, &facts) == 0 { return facts.st_mode & S_IFMT == S_IFREG ? .plain : .other }
    let number = errno
    if number == ENOENT, lstat(path, &facts) != 0, errno == ENOENT { return .gone }
    return .unknown(number)
  }
}
