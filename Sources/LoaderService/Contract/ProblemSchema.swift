internal import HTTPMessages

/// The schema of problems (RFC 9457).
enum ProblemSchema {
  /// A problem as it is told as JSON.
  static let problem: JSONValue = [
    "description": "Why a request is not answered as it was meant (RFC 9457).",
    "type": "object", "required": ["type", "title", "status", "detail"],
    "properties": [
      "type": [
        "description": "The kind of problem; an address that does not change.",
        "enum": .strings(ProblemKind.allCases.map(\.type)),
      ],
      "title": ["type": "string", "description": "What kind of problem it is."],
      "status": ["type": "integer", "description": "The status of the response."],
      "detail": ["type": "string", "description": "What is wrong with this request."],
      "errors": [
        "description": "Every fault of the parameters, in the order of the query.",
        "type": "array", "minItems": 1,
        "items": [
          "type": "object", "required": ["parameter", "value", "accepted", "suggestion"],
          "properties": [
            "parameter": ["type": "string", "description": "The parameter as it was given."],
            "value": ["type": "string", "description": "The value as it was given."],
            "accepted": ["type": "string", "description": "What would be accepted."],
            "suggestion": [
              "type": ["string", "null"], "description": "What was probably meant.",
            ],
          ],
        ],
      ],
      "suggestions": [
        "description": "Addresses that were probably meant.", "type": "array",
        "items": ["type": "string", "format": "uri-reference"],
      ],
    ],
  ]
}
