public import Geometry
public import SceneGraph

/// A file format: how a scene is written down.
public protocol Format: Sendable {
  /// The name for people.
  var name: String { get }
  /// The extension in addresses, without a dot.
  var fileExtension: String { get }
  /// The media type with its parameters, as `Content-Type` has it.
  var mediaType: String { get }
  /// One sentence that says where the format is of use.
  var summary: String { get }
  /// The options that the format honours; any other is refused, never ignored.
  var options: Set<FormatOption> { get }
  /// Writes a scene: a pure function of both.
  func encode(_ scene: Scene, _ options: FormatOptions) -> [UInt8]
}

/// An option that a format may honour.
public enum FormatOption: Hashable, Sendable, CaseIterable {
  /// The animation technique, `FormatOptions.engine`.
  case engine
  /// A still at one instant, `FormatOptions.instant`.
  case instant
  /// The size in pixels, `FormatOptions.size`.
  case size
  /// What people who do not see the picture are told: title, language, or that it is decoration.
  case accessibility
  /// The beginning of every name in the file, `FormatOptions.identifierPrefix`.
  case identifier
  /// A form for people to read, `FormatOptions.isPretty`.
  case pretty
}

/// The technique that moves an SVG.
public enum Engine: String, Hashable, Sendable, CaseIterable {
  /// CSS animations.
  case css
  /// SVG's own animation elements.
  case smil
}

/// An instant of a scene.
public enum Instant: Hashable, Sendable {
  /// A local time in seconds.
  case time(Double)
  /// A progress of the iteration, 0 to 1.
  case progress(Double)
}

/// How a scene is to be written.
public struct FormatOptions: Hashable, Sendable {
  /// The technique that moves an SVG.
  public var engine: Engine
  /// The instant of a still; `nil` for a picture that moves.
  public var instant: Instant?
  /// The size in pixels; `nil` leaves it to the place where the picture stands.
  public var size: Size?
  /// What every id, class and animation name of the file begins with: `[A-Za-z][A-Za-z0-9_]*`.
  public var identifierPrefix: String
  /// What people who do not see the picture are told.
  public var title: String
  /// The language of the title (BCP 47); `nil` leaves it to the place where the picture stands.
  public var language: String?
  /// Whether the picture is decoration, hidden from people who do not see it; it has no title then.
  public var isDecorative: Bool
  /// Whether elements stand on lines of their own.
  public var isPretty: Bool

  /// Makes options.
  public init(
    engine: Engine = .css, instant: Instant? = nil, size: Size? = nil,
    identifierPrefix: String = "l", title: String = "Loading", language: String? = nil,
    isDecorative: Bool = false, isPretty: Bool = false
  ) {
    self.engine = engine
    self.instant = instant
    self.size = size
    self.identifierPrefix = identifierPrefix
    self.title = title
    self.language = language
    self.isDecorative = isDecorative
    self.isPretty = isPretty
  }
}
