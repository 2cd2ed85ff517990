import HTTPMessages
import LoaderService

/// Signs the address of a loader or of frames.
struct SignCommand: Sendable {
  let surroundings: Surroundings

  func run(_ arguments: ParsedArguments) -> ExitCode {
    let resolved = surroundings.settings(for: arguments)
    var faults = arguments.faults + resolved.faults
    var expires: Int?
    if let text = arguments.value(of: CommandName.expires.name) {
      expires = Expiry.seconds(text, now: surroundings.now())
      if expires == nil {
        faults.append(
          .unaccepted(
            value: text, source: .flag(CommandName.expires.name), accepted: Expiry.accepted))
      }
    }
    if resolved.settings.signingKeys.isEmpty { faults.append(.noKey) }
    guard faults.isEmpty, let url = arguments.positionals.first,
      let key = resolved.settings.signingKeys.first
    else { return surroundings.report(faults) }
    let (origin, target) = Self.parts(of: url)
    do throws(SignedAddress.Fault) {
      guard target.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "#") })
      else { throw .noSuchRoute }
      let signed = try SignedAddress.target(
        RequestTarget(target), basePath: resolved.settings.basePath, expires: expires, key: key)
      return surroundings.put(origin + String(decoding: signed, as: UTF8.self) + "\n")
    } catch {
      surroundings.message("loaderd: \(Quoted(url)) \(Self.words(for: error))")
      return .wrongUsage
    }
  }

  /// Scheme and authority of an address, empty for a path alone, and what follows them.
  private static func parts(of url: String) -> (origin: String, target: String) {
    for scheme in ["https://", "http://"] where url.hasPrefix(scheme) {
      let target = url.dropFirst(scheme.count).drop { $0 != "/" && $0 != "?" }
      return (String(url[..<target.startIndex]), String(target))
    }
    return ("", url)
  }

  private static func words(for fault: SignedAddress.Fault) -> String {
    switch fault {
    case .noSuchRoute:
      "cannot be signed; accepted are addresses with the path /loader/… or /frames/… of the"
        + " service, escaped, without a fragment"
    case .isSigned: "has a signature or an expiry already"
    }
  }
}
