/// The formats that there are: an immutable list, found by extension.
public struct FormatRegistry: Sendable {
  /// The formats in the order of the documentation.
  public let formats: [any Format]

  /// Every built-in format, one line each.
  public static let builtIn: [any Format] = [
    SVG(),
    Lottie.json,
    Lottie.lot,
    CSS(),
    HTML(),
    DataURI(),
  ]

  /// Makes a registry; extensions must be unique.
  public init(_ formats: [any Format] = builtIn) throws(FormatRegistryError) {
    var seen: Set<String> = []
    for format in formats where !seen.insert(format.fileExtension).inserted {
      throw FormatRegistryError.extensionTaken(format.fileExtension)
    }
    self.formats = formats
  }

  /// The format of an extension.
  public subscript(fileExtension: String) -> (any Format)? {
    formats.first { $0.fileExtension == fileExtension }
  }

  /// Every extension in order.
  public var extensions: [String] { formats.map(\.fileExtension) }
}

/// Why a registry of formats cannot be made.
public enum FormatRegistryError: Error, Hashable, Sendable {
  /// Two formats want the same extension.
  case extensionTaken(String)
}
