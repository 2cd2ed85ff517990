/// What is wrong with SVG path data, and where.
public struct PathDataError: Error, Hashable, Sendable {
  /// The kind of fault.
  public enum Reason: Hashable, Sendable {
    /// The data does not begin with `M` or `m`.
    case noMoveTo
    /// A command's letter was expected.
    case notACommand
    /// A finite number was expected.
    case notANumber
    /// `0` or `1` was expected.
    case notAFlag
  }

  /// The kind of fault.
  public let reason: Reason
  /// The byte, counted from 0, at which it was found.
  public let offset: Int
}
