/// The schemas of what is answered as JSON: frames, iterations, the catalogue, problems.
enum StateSchemas {
  /// Every schema by its name, in the order of the documentation.
  static let components: [JSONValue.Member] =
    NodeSchemas.components + [
      .init(name: "FrameState", value: frame), .init(name: "IterationStates", value: iteration),
      .init(name: "LoaderList", value: CatalogueSchemas.list),
      .init(name: "LoaderDescription", value: CatalogueSchemas.description),
      .init(name: "ServiceStatus", value: CatalogueSchemas.status),
      .init(name: "ProblemDetails", value: ProblemSchema.problem),
    ]

  /// A reference to a schema.
  static func reference(_ name: String) -> JSONValue {
    ["$ref": .string("#/components/schemas/\(name)")]
  }

  private static let viewBox: JSONValue = [
    "description": "x, y, width and height of the part of the plane that is shown.",
    "type": "array", "items": ["type": "number"], "minItems": 4,
    "maxItems": 4,
  ]

  private static let background: JSONValue = [
    "description": "What lies behind everything; left out where nothing does.",
    "$ref": "#/components/schemas/PaintText",
  ]

  private static let textColor: JSONValue = [
    "description":
      "What currentColor is where no page stands around; told where it is used.",
    "$ref": "#/components/schemas/PaintText",
  ]

  private static let loader: JSONValue = ["type": "string", "description": "The loader's name."]

  private static let duration: JSONValue = [
    "type": "number", "exclusiveMinimum": 0,
    "description": "How many seconds an iteration lasts, speed included.",
  ]

  private static func unit(_ words: String) -> JSONValue {
    [
      "type": "number", "minimum": 0, "maximum": 1,
      "description": .string(words),
    ]
  }

  private static let time: JSONValue = [
    "type": "number", "minimum": 0, "description": "The instant in seconds.",
  ]

  private static func nodes(_ name: String, _ words: String) -> JSONValue {
    ["type": "array", "items": reference(name), "description": .string(words)]
  }

  private static let frame: JSONValue = [
    "description": "The state of a loader at one instant.",
    "type": "object",
    "required": ["loader", "t", "iteration", "progress", "duration", "viewBox", "nodes"],
    "properties": [
      "loader": loader, "t": time,
      "iteration": [
        "type": "number", "minimum": 0, "description": "The iteration counted from 0.",
      ],
      "progress": unit("The eased progress in the iteration."), "duration": duration,
      "visible": [
        "type": "boolean", "description": "Whether anything shows yet; told with showAfter.",
      ],
      "viewBox": viewBox, "background": background, "textColor": textColor,
      "nodes": nodes("WholeNode", "The bodies in drawing order, backmost first."),
    ],
  ]

  private static let iteration: JSONValue = [
    "description": "The states of a loader over one iteration, its end excluded.",
    "type": "object",
    "required": ["loader", "duration", "fps", "count", "viewBox", "nodes", "frames"],
    "properties": [
      "loader": loader, "duration": duration,
      "fps": ["type": "number", "description": "Frames a second, as asked for."],
      "count": [
        "type": "integer", "minimum": 1, "description": "How many frames there are.",
      ],
      "viewBox": viewBox, "background": background, "textColor": textColor,
      "nodes": nodes("StillNode", "What does not vary, told once."),
      "frames": [
        "type": "array", "minItems": 1,
        "items": [
          "type": "object", "required": ["t", "progress", "nodes"],
          "properties": [
            "t": time, "progress": unit("The eased progress in the iteration."),
            "nodes": nodes("MovingNode", "The bodies in drawing order, backmost first."),
          ],
        ],
      ],
    ],
  ]
}
