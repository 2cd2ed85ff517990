public import SceneGraph

/// An animation for mobile apps and players (Lottie 1.0, of the Lottie Animation Community).
public struct Lottie: Format {
  /// The name for people.
  public let name: String
  /// The extension in addresses.
  public let fileExtension: String
  /// The media type.
  public let mediaType: String
  /// Where the format is of use.
  public let summary: String
  /// A size and a frame rate; when and how often it plays is the player's.
  public let options: Set<FormatOption> = [.size, .frameRate]
  /// From 1 to 120 frames a second.
  public let frameRates: ClosedRange<Double> = 1...120
  /// 60 frames a second.
  public let defaultFrameRate = 60.0

  /// Under the extension by which tools know it.
  public static let json = Lottie(
    name: "Lottie JSON", fileExtension: "lottie.json", mediaType: "application/json",
    summary: "An animation for apps on phones and for Lottie players, sharp at any size.")
  /// Under the extension and the media type that are registered for it.
  public static let lot = Lottie(
    name: "Lottie", fileExtension: "lot", mediaType: "video/lottie+json",
    summary: "The same animation as lottie.json, by the media type registered for it.")

  /// Writes a scene; its delay and the number of its plays are not told.
  public func encode(_ scene: Scene, _ options: FormatOptions) -> [UInt8] {
    LottieDocument(scene, options, defaultFrameRate: defaultFrameRate).bytes
  }
}
