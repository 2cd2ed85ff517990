public import Formats

/// The formats that pack files of other formats into an archive.
public enum PackedRegistry {
  /// Every one of them, one line each.
  public static let builtIn: [any Format] = [
    DotLottie()
  ]
}
