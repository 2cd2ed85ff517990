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
  /// Links are followed; directories and what else is no plain file are passed over.
  static func files(_ path: String) throws(FileFault) -> [LoaderFile] {
    var files: [LoaderFile] = []
    for name in try names(path) where name.hasSuffix(".json") && !name.hasPrefix(".") {
      let file = path + "/" + name
      guard isPlain(file) else { continue }
      do throws(FileFault) {
        files.append(LoaderFile(name: name, bytes: try WholeFile.read(file)))
      } catch .tooLong {
        files.append(LoaderFile(name: name, content: .tooLong))
      } catch {
        files.append(LoaderFile(name: name, content: .unreadable(reason: "\(error)")))
      }
    }
    return files
  }

  private static func names(_ path: String) throws(FileFault) -> [String] {
    guard let directory = opendir(path) else { throw errno == ENOENT ? .missing : .refused(errno) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      names.append(name)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func isPlain(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
  }
}
