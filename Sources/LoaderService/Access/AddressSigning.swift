internal import HTTPMessages
public import Signing

/// Lets loaders and frames be asked for by addresses that somebody signed who has a key.
public struct AddressSigning: Sendable {
  /// The keys that are good, the one that new addresses are signed by first.
  public let keys: [SigningKey]
  /// Tells the time in seconds since 1970.
  private let clock: @Sendable () -> Int

  /// Makes the rule of some keys, at least one; without any nothing is ever answered.
  public init(keys: [SigningKey], clock: @escaping @Sendable () -> Int) {
    self.keys = keys
    self.clock = clock
  }

  /// Looks whether a target is signed, and until when it is good; `nil` for ever.
  ///
  /// The time is looked at last: who has no key learns nothing of it. Every key is tried, so that
  /// the time it takes does not tell which one fits.
  func check(_ target: SignedTarget) throws(Problem) -> Deadline? {
    guard let signature = target.signatures.first else { throw Problem(.unsigned) }
    let code = MessageCode(text: signature)
    let fits = keys.reduce(false) { fits, key in
      let isThis = MessageCode(of: target.message, key: key) == code
      return fits || isThis
    }
    guard fits, target.signatures.count == 1 else { throw Problem(.wrongSignature) }
    guard let expiry = try target.expiry() else { return nil }
    let deadline = Deadline(end: expiry, clock: clock)
    guard deadline.secondsLeft > 0 else { throw Problem(.expired) }
    return deadline
  }
}
