#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reading and writing files and streams in one piece.
enum WholeFile {
  /// The longest settings file, in bytes.
  static let limit = 1_048_576

  /// The bytes of a file of at most `limit` bytes.
  @Sendable static func read(_ path: String) throws(FileFault) -> [UInt8] {
    try read(path, limit: limit)
  }

  /// The bytes of a file of at most so many bytes.
  static func read(_ path: String, limit: Int) throws(FileFault) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw errno == ENOENT ? .missing : .refused(errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = readSome(descriptor, &chunk)
      guard count >= 0 else {
        if errno == EINTR { continue }
        throw errno == EISDIR ? .directory : .refused(errno)
      }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= limit else { throw .tooLong(limit: limit) }
    }
  }

  /// Writes bytes to a new file, or over one that is there.
  static func write(_ bytes: [UInt8], to path: String) throws(FileFault) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw errno == EISDIR ? .directory : .refused(errno) }
    let fault = firstFault(writing: bytes, to: descriptor)
    guard close(descriptor) == 0 || fault != nil else { throw .refused(errno) }
    if let fault { throw fault }
  }

  /// Writes bytes to an open descriptor, such as standard output.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileFault) {
    if let fault = firstFault(writing: bytes, to: descriptor) { throw fault }
  }

  private static func firstFault(writing bytes: [UInt8], to descriptor: Int32) -> FileFault? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, piece.baseAddress, piece.count)
        #else
          let count = Glibc.write(descriptor, piece.baseAddress, piece.count)
        #endif
        if count < 0, errno != EINTR { return .refused(errno) }
        rest = rest.dropFirst(max(count, 0))
      }
      return nil
    }
  }

  private static func readSome(_ descriptor: Int32, _ chunk: inout [UInt8]) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, &chunk, chunk.count)
    #else
      Glibc.read(descriptor, &chunk, chunk.count)
    #endif
  }
}
