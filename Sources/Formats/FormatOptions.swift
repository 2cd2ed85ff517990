public import Geometry
public import SceneGraph

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
  /// The instant of a still; `nil` for a picture that moves, or the scene's poster.
  public var instant: Instant?
  /// The size in pixels; `nil` leaves it to the place where the picture stands.
  public var size: Size?
  /// How many pixels a side has for each pixel of the size.
  public var pixelRatio = 1.0
  /// How many frames are written for a second; `nil` for the format's own rate.
  public var frameRate: Double?
  /// What half transparent pixels are laid on; `nil` leaves them out or whole.
  public var matte: Color?
  /// How many frames stand side by side; `nil` for a grid near a square.
  public var columns: Int?
  /// What `currentColor` is where no text stands around the picture.
  public var textColor = Color(0, 0, 0)
  /// The name of what is written, lower case with digits and hyphens.
  public var name = "loader"
  /// The query, without `?`, of an address whose file was made with these options; empty for none.
  public var query = ""
  /// What the rule of a style sheet applies to; `nil` for a class by the name.
  public var selector: String?
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

extension FormatOptions {
  /// The longer side of the size in pixels, where there is a size.
  public var longerSide: Double? { size.map { max($0.width, $0.height) } }

  /// The same options, but with the size drawn larger or smaller to a longer side in pixels.
  public func resized(toLongerSide length: Double) -> FormatOptions {
    var resized = self
    if let size, let longerSide {
      let factor = length / longerSide
      resized.size = Size(size.width * factor, size.height * factor)
    }
    return resized
  }
}

extension Scene {
  /// The frame at an instant.
  public func frame(at instant: Instant) -> Frame {
    switch instant {
    case .time(let time): frame(at: time)
    case .progress(let progress): frame(atProgress: progress)
    }
  }
}
