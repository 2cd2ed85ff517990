internal import HTTPMessages

/// The header fields that stand on every response, whatever its status.
enum CommonHeaders {
  /// The fields in their order: no sniffing, and use from every origin (Fetch, section 3.2).
  static let fields: [HeaderFields.Field] = [
    .init(name: "X-Content-Type-Options", value: "nosniff"),
    .init(name: "Access-Control-Allow-Origin", value: "*"),
    .init(name: "Access-Control-Expose-Headers", value: "ETag"),
    .init(name: "Cross-Origin-Resource-Policy", value: "cross-origin"),
    .init(name: "Timing-Allow-Origin", value: "*"),
  ]

  /// What an SVG may do as a document of its own (CSP 3).
  ///
  /// `default-src 'none'` loads nothing, `style-src 'unsafe-inline'` lets its own style animate it,
  /// `sandbox` takes scripts, forms and its origin away. In an image element browsers hold all of
  /// that back anyway.
  static let svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

  /// What a loader's file of a media type may do; `nil` where it is no document.
  ///
  /// A snippet of a page holds an SVG and needs what that needs.
  static func policy(of mediaType: String) -> String? {
    let isDocument = mediaType.hasPrefix("image/svg+xml") || mediaType.hasPrefix("text/html")
    return isDocument ? svgPolicy : nil
  }
}

/// The media types of what the service writes itself.
enum MediaType {
  static let svg = "image/svg+xml; charset=utf-8"
  static let html = "text/html; charset=utf-8"
  static let json = "application/json"
  static let lines = "application/x-ndjson"
  static let problem = "application/problem+json"
  static let text = "text/plain; charset=utf-8"
  static let schema = "application/schema+json"
}
