import Formats
import HTTPMessages
import JSONReading

/// What is told about a file that was made.
struct ExportEntry: Equatable, Sendable {
  /// The address that the server would answer with the same bytes: path and query.
  let address: String
  /// The path of the file below the folder that is written to.
  let file: String
  /// The length in bytes.
  let bytes: Int
  /// The media type, as it stands in `Content-Type`.
  let mediaType: String
  /// The entity tag of the bytes, as it stands in `ETag`.
  let tag: String

  /// The entry of a file that holds the body of a response.
  init(_ item: ExportItem, _ response: Response) {
    address = item.target
    file = item.file
    bytes = response.body.count
    mediaType = response.headers["Content-Type"] ?? "application/octet-stream"
    tag = EntityTag(content: response.body).fieldValue
  }

  /// Reads what `json` wrote; `nil` for anything else.
  init?(_ json: JSONValue) {
    guard let address = json[pointer: "/address"]?.text, let file = json[pointer: "/file"]?.text,
      case .integer(let bytes)? = json[pointer: "/bytes"],
      let mediaType = json[pointer: "/type"]?.text, let tag = json[pointer: "/etag"]?.text
    else { return nil }
    self.address = address
    self.file = file
    self.bytes = bytes
    self.mediaType = mediaType
    self.tag = tag
  }

  /// The entry as an object on one line, without the line's end.
  var json: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("address")
      json.string(address)
      json.key("file")
      json.string(file)
      json.key("bytes")
      json.number(bytes)
      json.key("type")
      json.string(mediaType)
      json.key("etag")
      json.string(tag)
    }
    return json.bytes
  }

  /// Whether bytes are those of the file, as far as length and tag tell.
  func isWhole(_ content: [UInt8]) -> Bool {
    content.count == bytes && EntityTag(content: content).fieldValue == tag
  }
}
