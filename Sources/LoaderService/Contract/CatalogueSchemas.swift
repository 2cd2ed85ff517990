internal import Loaders

/// The schemas of the catalogue and of what is told about the service.
enum CatalogueSchemas {
  private static let text: JSONValue = ["type": "string"]
  private static let texts: JSONValue = ["type": "array", "items": ["type": "string"]]
  private static let address: JSONValue = ["type": "string", "format": "uri-reference"]
  private static let family: JSONValue = ["enum": .strings(Family.allCases.map(\.rawValue))]

  private static let duration: JSONValue = [
    "type": "number", "description": "How many seconds an iteration lasts by itself.",
  ]

  /// The list of all loaders.
  static let list: JSONValue = [
    "type": "object", "required": ["count", "total", "families", "tags", "loaders"],
    "properties": [
      "count": [
        "type": "integer", "minimum": 0, "description": "How many loaders are listed.",
      ],
      "total": [
        "type": "integer", "minimum": 0, "description": "How many there are.",
      ],
      "families": [
        "description": "The families of all loaders, with how many are of each.",
        "type": "array",
        "items": [
          "type": "object", "required": ["name", "count"],
          "properties": ["name": family, "count": ["type": "integer", "minimum": 1]],
        ],
      ],
      "tags": ["description": "The tags of all loaders.", "type": "array", "items": text],
      "loaders": [
        "type": "array",
        "items": [
          "type": "object",
          "required": [
            "name", "title", "summary", "family", "tags", "aliases", "duration", "url", "image",
          ],
          "properties": [
            "name": text, "title": text, "summary": text, "family": family, "tags": texts,
            "aliases": texts, "duration": duration, "url": address, "image": address,
            "bytes": [
              "description": "How many bytes the SVG has by itself, in each engine.",
              "type": "object", "additionalProperties": ["type": "integer", "minimum": 1],
            ],
            "sheet": [
              "description": "A picture of twelve instants of an iteration, side by side.",
              "type": "string", "format": "uri-reference",
            ],
          ],
        ],
      ],
    ],
  ]

  /// What there is to know about one loader.
  static let description: JSONValue = [
    "type": "object",
    "required": [
      "name", "title", "summary", "family", "tags", "aliases", "url", "duration", "parts",
      "parameters", "defaults", "limits", "formats", "frames", "examples",
    ],
    "properties": [
      "name": text, "title": text, "summary": text, "family": family, "tags": texts,
      "aliases": texts, "url": address,
      "duration": duration,
      "parts": texts,
      "parameters": [
        "type": "object", "description": "All parameters as JSON Schema, draft 2020-12.",
      ],
      "defaults": ["type": "object", "description": "The value of each that has one."],
      "limits": [
        "type": "object",
        "additionalProperties": ["type": "integer", "minimum": 1],
      ],
      "formats": [
        "type": "array",
        "items": [
          "type": "object",
          "required": ["name", "extension", "mediaType", "summary", "url", "parameters"],
          "properties": [
            "name": text, "extension": text, "mediaType": text, "summary": text, "url": address,
            "example": address,
            "bytes": [
              "type": "integer", "minimum": 0, "description": "How long the file is by itself.",
            ],
            "parameters": texts,
          ],
        ],
      ],
      "frames": [
        "type": "array",
        "items": [
          "type": "object", "required": ["url", "mediaType", "parameters", "example"],
          "properties": [
            "url": address, "mediaType": text, "parameters": texts, "example": address,
          ],
        ],
      ],
      "examples": ["type": "array", "items": address],
    ],
  ]

  /// What probes are told.
  static let status: JSONValue = [
    "type": "object", "required": ["status"], "properties": ["status": text],
  ]
}
