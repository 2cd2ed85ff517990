internal import SceneGraph

/// The schemas of bodies in frame states: whole, what of them stands still, and what moves.
enum NodeSchemas {
  /// Every schema by its name.
  static let components: [JSONValue.Member] = [
    .init(name: "PaintText", value: paint), .init(name: "NodeShape", value: shape),
    .init(name: "NodeStroke", value: stroke), .init(name: "StrokeTrim", value: trim),
    .init(
      name: "WholeNode",
      value: node(
        "A body with its state and all that is needed to draw it.", values: values,
        required: ["id", "x", "y", "rotation", "opacity", "fill", "stroke"], "WholeNode",
        hasAppearance: true, hasValues: true)),
    .init(
      name: "StillNode",
      value: node(
        "What of a body does not vary; its values too where it does not move.", values: values,
        required: ["id", "fill", "stroke"], "StillNode", hasAppearance: true, hasValues: false)),
    .init(
      name: "MovingNode",
      value: node(
        "The state of a body; of what is in it, of those alone that move.", values: values,
        required: ["id", "x", "y", "rotation", "opacity"], "MovingNode", hasAppearance: false,
        hasValues: true)),
  ]

  private static func number(_ words: String) -> JSONValue {
    ["type": "number", "description": .string(words)]
  }

  private static func positive(_ words: String) -> JSONValue {
    ["type": "number", "minimum": 0, "description": .string(words)]
  }

  private static let paint: JSONValue = [
    "description": "A colour as CSS has it, #rrggbb or #rrggbbaa, or currentColor; null for none.",
    "type": ["string", "null"],
    "pattern": "^(#[0-9a-f]{6}([0-9a-f]{2})?|currentColor)$",
  ]

  private static let shape: JSONValue = [
    "description": "The outline about the body's own origin, in user units.",
    "oneOf": [
      outline("circle", [.init(name: "radius", value: positive("The radius."))]),
      outline(
        "ellipse",
        [
          .init(name: "radiusX", value: positive("The radius to the right.")),
          .init(name: "radiusY", value: positive("The radius down.")),
        ]),
      outline(
        "rectangle",
        [
          .init(name: "width", value: positive("The width; the origin is in the middle.")),
          .init(name: "height", value: positive("The height.")),
          .init(name: "cornerRadius", value: positive("The radius of the corners.")),
        ]),
      outline(
        "path",
        [
          .init(
            name: "d",
            value: ["type": "string", "description": "SVG path data in user units."])
        ]),
    ],
  ]

  private static func outline(_ type: String, _ members: [JSONValue.Member]) -> JSONValue {
    [
      "type": "object", "required": .strings(["type"] + members.map(\.name)),
      "properties": .object(
        [.init(name: "type", value: ["const": .string(type)])] + members),
      "additionalProperties": false,
    ]
  }

  private static let stroke: JSONValue = [
    "description": "How the outline is drawn; null for not at all.",
    "type": ["object", "null"], "required": ["paint", "width", "cap", "join"],
    "properties": [
      "paint": ["$ref": "#/components/schemas/PaintText"],
      "width": positive("The width in user units."),
      "cap": ["enum": .strings(Stroke.Cap.allCases.map(\.rawValue))],
      "join": ["enum": .strings(Stroke.Join.allCases.map(\.rawValue))],
    ],
  ]

  private static let trim: JSONValue = [
    "description": "The part of the outline that is stroked, in shares of its length.",
    "type": "object", "required": ["start", "length"],
    "properties": [
      "start": number("Where the part begins."),
      "length": [
        "type": "number", "minimum": 0, "maximum": 1,
        "description": "How long the part is.",
      ],
    ],
  ]

  private static let values: [JSONValue.Member] = [
    .init(name: "x", value: number("The centre in the parent's coordinates, to the right.")),
    .init(name: "y", value: number("The centre in the parent's coordinates, down.")),
    .init(name: "scale", value: number("The factor of its size.")),
    .init(name: "scaleX", value: number("The factor to the right where it differs.")),
    .init(name: "scaleY", value: number("The factor down where it differs.")),
    .init(name: "rotation", value: number("The turn in degrees, clockwise.")),
    .init(
      name: "opacity",
      value: [
        "type": "number", "minimum": 0, "maximum": 1,
        "description": "The opacity as a whole.",
      ]),
    .init(name: "trim", value: ["$ref": "#/components/schemas/StrokeTrim"]),
  ]

  private static func node(
    _ words: String, values: [JSONValue.Member], required: [String], _ name: String,
    hasAppearance: Bool, hasValues: Bool
  ) -> JSONValue {
    let appearance: [JSONValue.Member] = [
      .init(name: "shape", value: ["$ref": "#/components/schemas/NodeShape"]),
      .init(name: "fill", value: ["$ref": "#/components/schemas/PaintText"]),
      .init(name: "stroke", value: ["$ref": "#/components/schemas/NodeStroke"]),
    ]
    let children = JSONValue.Member(
      name: "children",
      value: [
        "type": "array", "items": ["$ref": .string("#/components/schemas/\(name)")],
        "description": "What belongs to it, relative to it, backmost first.",
      ])
    let id = JSONValue.Member(
      name: "id", value: ["type": "string", "description": "The name, unique in the loader."])
    var members: [JSONValue.Member] = [
      .init(name: "description", value: .string(words)), .init(name: "type", value: "object"),
      .init(name: "required", value: .strings(required)),
      .init(
        name: "properties",
        value: .object([id] + values + (hasAppearance ? appearance : []) + [children])),
    ]
    if hasValues {
      members.append(
        .init(
          name: "oneOf",
          value: [["required": ["scale"]], ["required": ["scaleX", "scaleY"]]]))
    }
    return .object(members)
  }
}
