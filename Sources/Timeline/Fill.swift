/// What an effect shows outside its active interval (Web Animations 1, `FillMode`).
public enum Fill: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// The last state after the end.
  case forwards
  /// The first state before the beginning.
  case backwards
  /// The first state before the beginning, the last one after the end.
  case both

  var coversBefore: Bool { self == .backwards || self == .both }
  var coversAfter: Bool { self == .forwards || self == .both }
}
