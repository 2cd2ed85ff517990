/// What is known of how a response came about; nothing of it is sent.
public struct Provenance: Hashable, Sendable {
  /// The place of the route in the service's list, `nil` where the target belongs to none.
  public var route: Int?
  /// Whether target, coding and known tags alone decide the response, now and later.
  ///
  /// The target is that in origin form, the coding the one that `AcceptEncoding` prefers; `GET` and
  /// `HEAD` have the same response.
  public var isReusable = false
  /// Whether other fields than those of target, coding and known tags chose what is answered.
  public var isNegotiated = false
  /// Whether the response deserves no line in a log, such as what probes are told.
  public var isQuiet = false

  /// Makes a provenance of which nothing is known.
  public init() {}
}
