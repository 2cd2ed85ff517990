/// One parameter of a loader: everything that validation, schema and documentation need of it.
public struct Parameter: Hashable, Sendable {
  /// What a parameter is about; the groups of the documentation, in its order.
  public enum Group: String, Hashable, Sendable, CaseIterable {
    /// When and how fast the loader moves.
    case timing
    /// What is particular to the loader.
    case own
    /// How large the picture is.
    case size
    /// What it is painted with.
    case color
    /// What people who do not see it are told.
    case access
    /// How the file is written.
    case embedding
    /// Which instants are told.
    case frames
    /// What only tells caches apart.
    case caching
    /// Which loaders are listed.
    case catalogue
  }

  /// The name in a query, lower camel case.
  public let name: String
  /// What the parameter is about.
  public let group: Group
  /// The values it takes.
  public let kind: ParameterKind
  /// The value that counts where none is given; `nil` where its absence means something of its own.
  public let defaultValue: ParameterValue?
  /// One sentence that says what it does, with the unit.
  public let summary: String
  /// A value, as it stands in a query, that shows the parameter's use.
  public let example: String

  /// Makes a parameter.
  public init(
    _ name: String, _ group: Group, _ kind: ParameterKind, default defaultValue: ParameterValue?,
    summary: String, example: String
  ) {
    self.name = name
    self.group = group
    self.kind = kind
    self.defaultValue = defaultValue
    self.summary = summary
    self.example = example
  }
}
