/// What may differ from one service to another, decided at its start.
public struct ServiceOptions: Hashable, Sendable {
  /// How long caches may keep a loader, a frame or the catalogue, in seconds.
  public var maxAge: Int
  /// How many parameters a request may have.
  public var parameterLimit: Int
  /// How many pixels are drawn for one answer at most, over all its frames.
  public var pixelLimit: Int
  /// The version that the service tells of itself.
  public var version: String
  /// The path below which everything is mounted, such as `/loaders-api`; empty for the root.
  public var basePath: String

  /// Which of the routes are there.
  public var routes: RouteSelection

  /// Makes options; a slash at the end of the base path counts for nothing.
  public init(
    maxAge: Int = 86_400, parameterLimit: Int = 64, pixelLimit: Int = 16_777_216,
    version: String = "0.1.0", basePath: String = "", routes: RouteSelection = .all
  ) {
    self.routes = routes
    self.maxAge = maxAge
    self.parameterLimit = parameterLimit
    self.pixelLimit = pixelLimit
    self.version = version
    self.basePath = basePath.hasSuffix("/") ? String(basePath.dropLast()) : basePath
  }
}
