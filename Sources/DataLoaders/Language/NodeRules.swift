internal import JSONReading
internal import SceneGraph

extension Rule<NodePlan> {
  /// A body, with the bodies in it.
  static let node: Rule = counted(
    Rule.object(
      "node", "A body: a shape, a group of further nodes, or both, and how it moves.",
      Member("id", nodeID, "The name, unique in the loader."),
      Member<Shape?>.optional("shape", Rule<Shape>.shape, "What it draws, below its children."),
      Member("fill", Rule<PaintPlan>.paint, default: "none", "What the shape is filled with."),
      Member<StrokePlan?>.optional(
        "stroke", Rule<StrokePlan>.stroke, "How the shape's outline is drawn."),
      Member<TrimPlan?>.optional(
        "trim", Rule<TrimPlan>.trim,
        "The part of the outline that is stroked; the whole of it where this is left out."),
      Member(
        "position", Rule<PositionPlan>.position, default: [0, 0],
        "Where its anchor is in its parent."),
      Member(
        "rotation", .animated("rotation", of: .number(-36_000...36_000)), default: 0,
        "The turn about the anchor in degrees, clockwise."),
      Member("scale", Rule<ScalingPlan>.scaling, default: 1, "How much larger it is drawn."),
      Member(
        "opacity", .animated("share", of: .number(0...1)), default: 1,
        "The opacity of the whole, with its children; a part's tint may make it fainter."),
      Member(
        "children",
        Rule<[NodePlan]>.list(of: .reference("node") { node }, 0...200, called: "nodes"),
        default: [], "What belongs to it, relative to it, backmost first.")
    ) {
      NodePlan(
        id: $0, shape: $1, fill: $2, stroke: $3, trim: $4, position: $5, rotation: $6, scale: $7,
        opacity: $8, children: $9)
    })

  /// The rule of a node, which counts it and how deep it lies.
  private static func counted(_ rule: Rule) -> Rule {
    Rule(kinds: rule.kinds, accepted: rule.accepted, schema: rule.schema) { json, place, reading in
      reading.depth += 1
      defer { reading.depth -= 1 }
      reading.spend(of: .nodes, at: place)
      if reading.depth > Limit.depth.maximum {
        reading.exceed(.depth, at: place)
        return nil
      }
      return rule.read(json, place, &reading)
    }
  }

  private static let nodeID = Rule<String>.name(maximum: 32, hyphens: false).checked {
    id, found, reading in
    if !reading.ids.insert(id).inserted { reading.refuse(found, .repeated) }
    return id
  }
}

extension Rule<ScalingPlan> {
  /// The factor by which a node is drawn larger.
  fileprivate static let scaling = either(
    [
      factor.map { .uniform(.constant($0)) },
      objects(
        [
          (
            .member("keyFrames"),
            Rule<ValuePlan<Double>>.track("scale", of: factor).map { .uniform($0) }
          ),
          (.member("x"), uneven),
        ], called: "an object with keyFrames, or with x and y"),
    ],
    called: factor.accepted + ", an object with keyFrames, or an object with x and y")

  private static let factor = Rule<Double>.number(-100...100)

  private static let uneven = Rule.object(
    "factors", "A factor to the right and one down.",
    Member("x", .animated("scale", of: factor), "The factor to the right."),
    Member("y", .animated("scale", of: factor), "The factor down.")
  ) { .uneven(x: $0, y: $1) }
}
