/// What caches may do with a response (RFC 9111, section 5.2.2).
public enum CacheControl: Hashable, Sendable {
  /// Nobody keeps it.
  case noStore
  /// Everybody may keep it for so many seconds; `immutable` also spares the revalidation of a
  /// reload (RFC 8246).
  case shared(maxAge: Int, immutable: Bool = false)

  /// A year in seconds, the longest time that caches honour.
  public static let year = 31_536_000

  /// The field's value; a negative time counts as 0.
  public var fieldValue: String {
    switch self {
    case .noStore: "no-store"
    case .shared(let maxAge, let immutable):
      "public, max-age=\(max(0, maxAge))\(immutable ? ", immutable" : "")"
    }
  }
}
