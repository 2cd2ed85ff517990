internal import CMicroHTTPD

/// What a request head takes of its connection's memory, which the head of the answer needs too.
///
/// Where that finds no room the library closes the connection without a word, which a proxy takes
/// for a broken replica.
enum HeadRoom {
  /// Room for the head of any answer, in bytes.
  static let ofAnswer = 2048
  /// Room for the head of a refusal, in bytes.
  static let ofRefusal = 1024
  /// What the library keeps of each field and cookie beside its text, in bytes.
  private static let ofField = 64

  /// The bytes that a head of a size takes with so many fields.
  static func taken(size: Int, fields: Int) -> Int { size + fields * ofField }

  /// The bytes that a head takes, cookies and the copy of them counted.
  @unsafe static func taken(by head: RequestHead) -> Int {
    let cookies = Int(
      unsafe MHD_get_connection_values_n(head.connection, .COOKIE_KIND, nil, nil))
    let fields = Int(unsafe MHD_get_connection_values_n(head.connection, .HEADER_KIND, nil, nil))
    let size = unsafe head.size
    return taken(size: cookies > 0 ? 2 * size : size, fields: fields + cookies)
  }
}
