internal import HTTPMessages

/// A content with its type and validator: what is sent again and again.
struct Content: Sendable {
  /// The bytes.
  let body: [UInt8]
  /// The media type.
  let mediaType: String
  /// The strong validator of the bytes.
  let tag: EntityTag
  /// The policy of a document, where it needs one.
  let policy: String?

  /// Makes a content; its validator is made of its bytes.
  init(_ body: [UInt8], _ mediaType: String, policy: String? = nil) {
    self.body = body
    self.mediaType = mediaType
    self.policy = policy
    tag = EntityTag(content: body)
  }

  /// The response that carries the content.
  func response(_ cacheControl: CacheControl) -> Response {
    var headers = HeaderFields()
    headers.append("Content-Type", mediaType)
    headers.append("ETag", tag.fieldValue)
    headers.append("Cache-Control", cacheControl.fieldValue)
    if let policy { headers.append("Content-Security-Policy", policy) }
    return Response(status: .ok, headers: headers, body: body)
  }
}
