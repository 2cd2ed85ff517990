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
  /// JSON Schemas that are served beside those of the service's own.
  public var schemas: [SchemaText]

  /// A JSON Schema of its own name, which stands at `/schemas/{name}.json`.
  public struct SchemaText: Hashable, Sendable {
    /// The name in the address.
    public let name: String
    /// Writes the schema as JSON text.
    public let text: @Sendable () -> String

    /// Makes a schema of its name and what writes its text, which happens when it is asked for.
    public init(name: String, text: @escaping @Sendable () -> String) {
      self.name = name
      self.text = text
    }

    /// Whether two are the same by name: one service has one of a name.
    public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// Makes options; a slash at the end of the base path counts for nothing.
  public init(
    maxAge: Int = 86_400, parameterLimit: Int = 64, pixelLimit: Int = 16_777_216,
    version: String = "0", basePath: String = "", routes: RouteSelection = .all,
    schemas: [SchemaText] = []
  ) {
    self.schemas = schemas
    self.routes = routes
    self.maxAge = maxAge
    self.parameterLimit = parameterLimit
    self.pixelLimit = pixelLimit
    self.version = version
    self.basePath = basePath.hasSuffix("/") ? String(basePath.dropLast()) : basePath
  }
}
