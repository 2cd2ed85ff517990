internal import HTTPMessages

/// The header fields of responses as OpenAPI has them.
enum ContractHeaders {
  /// Every field that a response refers to.
  static let components: [JSONValue.Member] =
    CommonHeaders.fields.map { field in
      member(field.name, "The same on every response.", ["const": .string(field.value)])
    } + [
      member("ETag", "The strong validator of the content.", pattern: "^\"[!#-~]+\"$"),
      member("Cache-Control", "How long caches keep the answer.", pattern: "^.+$"),
      member(
        "Vary", "The fields of the request that the answer depends on beside the address.",
        pattern: "^.+$", isRequired: false),
      member(
        "Content-Disposition", "Offers the file for saving; with download=1.",
        pattern: "^attachment; ", isRequired: false),
      member(
        "Content-Security-Policy", "What the content may load where it is opened as a page.",
        pattern: "^default-src 'none'; "),
      member(
        "Content-Encoding", "The coding of the content, by Accept-Encoding.",
        pattern: "^(br|gzip)$", isRequired: false),
      member(
        "Content-Language", "The language of the page.", pattern: "^[A-Za-z-]+$"),
      member("Location", "Where the file is, relative to the address.", pattern: "^\\.\\./loader/"),
      member("Allow", "The methods that the address takes.", pattern: "^[A-Z]+(, [A-Z]+)*$"),
      member(
        "Retry-After", "Seconds after which to try again.", pattern: "^[0-9]+$",
        isRequired: false),
    ]

  /// References to the fields that are on every response, and to some more.
  static func headers(_ names: [String]) -> JSONValue {
    .object(
      (CommonHeaders.fields.map(\.name) + names).map { name in
        .init(name: name, value: ["$ref": .string("#/components/headers/\(name)")])
      })
  }

  private static func member(
    _ name: String, _ words: String, pattern: String, isRequired: Bool = true
  ) -> JSONValue.Member {
    member(
      name, words, ["type": "string", "pattern": .string(pattern)], isRequired: isRequired)
  }

  private static func member(
    _ name: String, _ words: String, _ schema: JSONValue, isRequired: Bool = true
  ) -> JSONValue.Member {
    .init(
      name: name,
      value: [
        "description": .string(words), "required": .bool(isRequired), "schema": schema,
      ])
  }
}
