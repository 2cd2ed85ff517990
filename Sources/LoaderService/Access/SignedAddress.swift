public import HTTPMessages
public import Signing

/// Addresses with a signature.
public enum SignedAddress {
  /// What of a target was not signed, in the order of the target.
  public enum Fault: Error, Hashable, Sendable {
    /// The target is none of a loader or of frames.
    case noSuchRoute
    /// The query has a signature or an expiry already.
    case isSigned
  }

  /// A target with a signature at its end, good until some seconds since 1970 or for ever.
  public static func target(
    _ target: RequestTarget, basePath: String, expires: Int? = nil, key: SigningKey
  ) throws(Fault) -> [UInt8] {
    let bare = SignedTarget(target, basePath: basePath)
    guard GuardedPath.contains(bare.message) else { throw .noSuchRoute }
    guard bare.signatures.isEmpty, bare.rest == target.query else { throw .isSigned }
    var items = target.query.map(QuerySplit.items) ?? []
    if let expires { items.append(item(SignedTarget.expiryName, "\(expires)")) }
    let timed = RequestTarget(target.path + query(items))
    let code = MessageCode(of: SignedTarget(timed, basePath: basePath).message, key: key)
    items.append(item(SignedTarget.signatureName, code.text))
    return target.path + query(items)
  }

  private static func item(_ name: String, _ value: String) -> ArraySlice<UInt8> {
    Array("\(name)=\(value)".utf8)[...]
  }

  private static func query(_ items: [ArraySlice<UInt8>]) -> [UInt8] {
    QuerySplit.joined(items).map { [UInt8(ascii: "?")] + $0 } ?? []
  }
}
