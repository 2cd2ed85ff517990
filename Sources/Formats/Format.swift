public import SceneGraph

/// A file format: how a scene is written down.
public protocol Format: Sendable {
  /// The name for people.
  var name: String { get }
  /// The extension in addresses, without a dot at its beginning.
  var fileExtension: String { get }
  /// The media type with its parameters, as `Content-Type` has it.
  var mediaType: String { get }
  /// One sentence that says where the format is of use.
  var summary: String { get }
  /// The options that the format honours; any other is refused, never ignored.
  var options: Set<FormatOption> { get }
  /// How long a side may be in pixels.
  var sides: ClosedRange<Double> { get }
  /// How many frames a second may be written.
  var frameRates: ClosedRange<Double> { get }
  /// How many frames a second are written where nothing is said.
  var defaultFrameRate: Double { get }
  /// Whether a file takes milliseconds or more to make, so that it must not hold others up.
  var isCostly: Bool { get }
  /// How many pixels are drawn for a file, over all its frames; 0 where none are.
  func pixelCount(_ scene: Scene, _ options: FormatOptions) -> Double
  /// Writes a scene: a pure function of both.
  func encode(_ scene: Scene, _ options: FormatOptions) throws(FormatFault) -> [UInt8]
}

extension Format {
  /// From one pixel to 4,096.
  public var sides: ClosedRange<Double> { 1...4096 }
  /// From 1 to 60 frames a second.
  public var frameRates: ClosedRange<Double> { 1...60 }
  /// 30 frames a second.
  public var defaultFrameRate: Double { 30 }
  /// Made in less than a millisecond.
  public var isCostly: Bool { false }

  /// None.
  public func pixelCount(_ scene: Scene, _ options: FormatOptions) -> Double { 0 }
}

/// Why a scene cannot be written in a format.
public enum FormatFault: Error, Hashable, Sendable {
  /// The plays end within a cycle of an alternating direction; the format counts whole cycles.
  case endsWithinCycle
  /// There would be more frames than the second number, which is the most of one file.
  case tooManyFrames(Double, most: Double)
  /// A frame would have so many pixels, more than the second number.
  case frameTooLarge(Int, most: Int)
  /// A side of the file would be so many pixels long, more than the second number.
  case sideTooLong(Int, most: Int)
  /// An iteration is over before the shortest time, in seconds, for which a frame shows.
  case endsWithinFrame(Double)
  /// A library that the format is written with failed; its name or its words.
  case library(String)
}
