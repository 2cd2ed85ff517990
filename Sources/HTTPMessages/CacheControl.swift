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

  /// Reads a value as `fieldValue` writes it; `nil` for any other.
  public init?(_ fieldValue: String) {
    if fieldValue == Self.noStore.fieldValue {
      self = .noStore
      return
    }
    let digits = Array(fieldValue.utf8).drop { $0 != UInt8(ascii: "=") }.dropFirst()
      .prefix { $0 != UInt8(ascii: ",") }
    guard let maxAge = digits.decimalNumber(upTo: .max / 16),
      let read = [false, true].map({ Self.shared(maxAge: maxAge, immutable: $0) })
        .first(where: { $0.fieldValue == fieldValue })
    else { return nil }
    self = read
  }

  /// The same for caches that keep nothing longer than so many seconds.
  public func bounded(by seconds: Int) -> CacheControl {
    guard case .shared(let maxAge, _) = self, maxAge > seconds else { return self }
    return .shared(maxAge: seconds)
  }
}
