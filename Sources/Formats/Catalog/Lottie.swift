public import SceneGraph

/// An animation for mobile apps and players (Lottie 1.0, of the Lottie Animation Community).
public struct Lottie: Format {
  public let name: String
  public let fileExtension: String
  public let mediaType: String
  public let summary: String
  public let options: Set<FormatOption> = [.size, .frameRate]
  public let frameRates: ClosedRange<Double> = 1...120
  public let defaultFrameRate = 60.0

  /// Under the extension by which tools know it.
  public static let json = Lottie(
    name: "Lottie JSON", fileExtension: "lottie.json", mediaType: "application/json",
    summary: "An animation for apps on phones and for Lottie players, sharp at any size.")
  /// Under the extension and the media type that are registered for it.
  public static let lot = Lottie(
    name: "Lottie", fileExtension: "lot", mediaType: "video/lottie+json",
    summary: "The same animation as lottie.json, by the media type registered for it.")

  public func encode(_ scene: Scene, _ options: FormatOptions) -> [UInt8] {
    LottieDocument(scene, options, defaultFrameRate: defaultFrameRate).bytes
  }
}
