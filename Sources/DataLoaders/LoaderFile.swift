internal import JSONReading

/// A file that describes a loader.
public struct LoaderFile: Hashable, Sendable {
  /// The name of the file, without its directory.
  public let name: String
  /// What the file holds.
  public let content: Content

  /// What a file holds, or why that is not known.
  public enum Content: Hashable, Sendable {
    /// The whole file.
    case bytes([UInt8])
    /// More than any loader may take.
    case tooLong
    /// What the system does not let be read, for a reason in its words.
    case unreadable(reason: String)
  }

  /// Makes a file of its name and what it holds.
  public init(name: String, content: Content) {
    self.name = name
    self.content = content
  }

  /// Makes a file of its name and its bytes.
  public init(name: String, bytes: [UInt8]) {
    self.init(name: name, content: bytes.count > Limit.fileBytes ? .tooLong : .bytes(bytes))
  }

  /// The marks of UTF-8, and of UTF-16 in either order (RFC 8259, section 8.1: none is added).
  private static let byteOrderMarks: [[UInt8]] = [
    [0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE],
  ]

  /// The loader that the file describes, and every fault of the file; no loader where there is one.
  ///
  /// Parts may not be named like parameters that every loader has, which `reserved` lists.
  public func read(reserved: [String] = []) -> (loader: DataLoader?, faults: [LoaderFileFault]) {
    let bytes: [UInt8]
    switch content {
    case .bytes(let all): bytes = all
    case .tooLong: return (nil, [LoaderFileFault("", nil, .tooLong(maximum: Limit.fileBytes))])
    case .unreadable(let reason):
      return (nil, [LoaderFileFault("", nil, .cannotBeRead(reason: reason))])
    }
    if Self.byteOrderMarks.contains(where: { bytes.starts(with: $0) }) {
      return (nil, [LoaderFileFault("", nil, .byteOrderMark)])
    }
    do throws(JSONError) {
      let json = try JSONValue(parsing: bytes)
      var reading = Reading()
      reading.reserved = Set(reserved)
      let loader = Rule<DataLoader>.loader.read(json, .root, &reading)
      return (reading.faults.isEmpty ? loader : nil, reading.faults)
    } catch {
      return (nil, [LoaderFileFault("", nil, .notJSON(error))])
    }
  }
}
