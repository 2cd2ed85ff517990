internal import Synchronization

/// Whether the service wants more requests: yes from its start until it drains.
public final class Readiness: Sendable {
  private let isDraining = Atomic(false)

  /// Makes a readiness that says yes.
  public init() {}

  /// Whether new requests are welcome.
  public var isReady: Bool { !isDraining.load(ordering: .acquiring) }

  /// Says no from now on; there is no way back.
  public func beginDraining() {
    isDraining.store(true, ordering: .releasing)
  }
}
