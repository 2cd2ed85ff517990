internal import HTTPMessages

/// A target taken apart: what its signature is made of, and what the signature says.
///
/// Signed are the bytes of the path below the mount and, behind `?`, those of the query without the
/// item `signature`, wherever that stands. Nothing else is put in order or decoded: who has one
/// address cannot make others of it that would have to be answered anew.
struct SignedTarget {
  /// The item that holds the code.
  static let signatureName = "signature"
  /// The item that holds the time, in seconds since 1970, from which on the address is good no more.
  static let expiryName = "expires"

  /// The bytes that are signed.
  let message: [UInt8]
  /// The values of every item `signature`.
  let signatures: [ArraySlice<UInt8>]
  /// What is left of the query for whoever answers, `nil` where nothing is.
  let rest: [UInt8]?
  private let expiries: [ArraySlice<UInt8>]

  /// Takes a target below a mount apart.
  init(_ target: RequestTarget, basePath: String) {
    let items = target.query.map(QuerySplit.items) ?? []
    let signed = items.filter { QuerySplit.value(of: $0, named: Self.signatureName) == nil }
    let rest = signed.filter { QuerySplit.value(of: $0, named: Self.expiryName) == nil }
    signatures = items.compactMap { QuerySplit.value(of: $0, named: Self.signatureName) }
    expiries = signed.compactMap { QuerySplit.value(of: $0, named: Self.expiryName) }
    self.rest = QuerySplit.joined(rest)
    let isBelow = target.path.starts(with: "\(basePath)/".utf8)
    let path = isBelow ? target.path.dropFirst(basePath.utf8.count) : target.path[...]
    message = path + (QuerySplit.joined(signed).map { [UInt8(ascii: "?")] + $0 } ?? [])
  }

  /// The time from which on the address is good no more; `nil` where there is none.
  func expiry() throws(Problem) -> Int? {
    guard let text = expiries.first else { return nil }
    let digits = String(decoding: text, as: UTF8.self)
    let isNumber =
      (1...12).contains(text.count) && text.allSatisfy { (0x30...0x39).contains($0) }
    guard expiries.count == 1, isNumber, let seconds = Int(digits) else {
      throw Problem(errors: [
        .init(
          parameter: Self.expiryName, value: digits,
          accepted: "whole seconds since 1970, once", suggestion: nil,
          sentence: "\(Self.expiryName) takes whole seconds since 1970, once.")
      ])
    }
    return seconds
  }
}
