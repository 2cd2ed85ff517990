internal import Formats
internal import HTTPMessages
internal import Loaders

extension ServiceRoutes {
  /// Leads from `/loaders/{name}.{ext}` to `/loader/{name}.{ext}`, the query kept as it is
  /// (308, RFC 9110, section 15.4.9). The address is relative, so that it holds below any prefix.
  func redirect(_ request: RoutedRequest) throws(Problem) -> Response {
    let loader = try loader(request).entry.loader
    guard let format = formats[request["ext"]] else {
      throw unknownFormat(request["ext"], loader)
    }
    var location = "../loader/\(request["name"]).\(format.fileExtension)"
    if let query = request.request.target.query { location += "?" + Self.fieldText(query) }
    guard location.utf8.count <= Self.longestLocation else { throw Problem(.targetTooLong) }
    return Response(
      status: .permanentRedirect,
      headers: [
        "Location": location, "Cache-Control": cacheControl(false).fieldValue,
      ])
  }

  /// The longest address, in bytes, that surely fits into the head of a response.
  private static let longestLocation = 1536

  /// A raw query as it may stand in a field: what is not visible ASCII is escaped.
  private static func fieldText(_ query: [UInt8]) -> String {
    var text = ""
    for byte in query {
      if (0x21...0x7E).contains(byte) {
        text.unicodeScalars.append(UnicodeScalar(byte))
      } else {
        text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}
