import HTTPMessages
import Signing

@testable import LoaderService
@testable import MicroHTTPServer

extension FuzzTarget {
  private static let keys = [
    String(repeating: "0a", count: 32), String(repeating: "b1", count: 64),
  ].compactMap { SigningKey(hexadecimal: $0) }

  /// Signatures: what is signed is let in, and nothing else.
  static let signature = FuzzTarget(name: "signature") { bytes in
    if let code = MessageCode(text: bytes) {
      require(code.text == bytes.text, "a code has one spelling")
    }
    let signing = AddressSigning(keys: keys, clock: { 1_000_000 })
    let target = RequestTarget(bytes)
    let arrived = SignedTarget(target, basePath: "")
    if (try? signing.check(arrived)) != nil {
      let code = arrived.signatures.first.flatMap { MessageCode(text: $0) }
      require(
        keys.contains { MessageCode(of: arrived.message, key: $0) == code },
        "whoever is let in has a signature")
    }
    guard let key = keys.last,
      let signed = try? SignedAddress.target(target, basePath: "", expires: 2_000_000, key: key)
    else { return }
    let good = SignedTarget(RequestTarget(signed), basePath: "")
    require((try? signing.check(good)) != nil, "\(signed.text) is let in")
    for place in [0, signed.count / 2] where signed.indices.contains(place) {
      var changed = signed
      changed[place] ^= 1
      let other = SignedTarget(RequestTarget(changed), basePath: "")
      let isIn = (try? signing.check(other)) != nil
      require(!isIn || other.message == good.message, "\(changed.text) is not let in")
    }
  }

  /// Targets in absolute form: what is left is in origin form.
  static let target = FuzzTarget(name: "target") { bytes in
    guard let absolute = TargetForm.absolute(bytes) else { return }
    require(absolute.origin.first == UInt8(ascii: "/"), "the origin form begins with a slash")
    require(!absolute.authority.isEmpty, "there is an authority")
    require(absolute.authority.utf8.allSatisfy(\.isAuthorityByte), "an authority is one")
    let again = Array("http://\(absolute.authority)".utf8) + absolute.origin
    require(TargetForm.absolute(again) == absolute, "it is written and read")
  }
}
