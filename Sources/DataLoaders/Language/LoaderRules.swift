internal import Geometry
internal import JSONReading
internal import Loaders
internal import SceneGraph

extension Rule<DataLoader> {
  /// A whole file.
  static let loader: Rule = Rule.object(
    "loader", "A loading animation.",
    Member<String?>.optional(
      "$schema", Rule<String>.text(1...300), "The address of this schema, for editors."),
    Member("name", word, "The name in addresses; no other loader has it."),
    Member("title", Rule<String>.text(1...60), "The name for people."),
    Member("summary", Rule<String>.text(1...300), "One sentence that says what moves."),
    Member("family", Rule<Family>.word, "The family it belongs to."),
    Member(
      "tags", Rule<[String]>.list(of: word, 0...24, called: "words"), default: [],
      "Words by which it is found."),
    Member(
      "aliases", Rule<[String]>.list(of: word, 0...8, called: "names"), default: [],
      "Further names in addresses."),
    Member(
      "duration", Rule<Double>.number(0.1...60), default: 1,
      "The length of an iteration in seconds where none is asked for."),
    Member(
      "poster", Rule<Double>.number(0...1), default: 0,
      "The progress of the iteration that shows the loader best when it stands still."),
    Member(
      "seam", Rule<Seam>.seam, default: "smooth",
      "How the end meets the beginning: all goes on, something turns back or stops, or something"
        + " jumps."),
    Member(
      "stage", Rule<Rect>.stage, default: [0, 0, 100, 100],
      "The part of the plane that is shown; it grows where a node leaves it."),
    Member(
      "parts", Rule<[Part]>.list(of: .part, 1...16, called: "parts"),
      "What has a colour of its own, in the order of the parameter colors."),
    Member(
      "tracks", tracks, default: [:], "Key frames of numbers that several values share, by name."),
    Member("nodes", bodies, "The bodies, backmost first."),
    Member<ValuePlan<[Int]>?>.optional(
      "order", order,
      "The order in which the nodes are drawn, backmost first; that of nodes where it is left out.")
  ) {
    DataLoader(
      name: $1, title: $2, summary: $3, family: $4, tags: $5, aliases: $6, duration: $7,
      poster: $8, seam: $9, parts: $11, stage: $10, nodes: $13, order: $14)
  }.checked { loader, found, reading in
    for (index, part) in loader.parts.enumerated() where !reading.usedParts.contains(part.id) {
      let place = found.place.member("parts").element(index)
      reading.tell(LoaderFileFault(place.pointer, .string(part.id), .unused))
    }
    for (index, alias) in loader.aliases.enumerated()
    where alias == loader.name || loader.aliases[..<index].contains(alias) {
      reading.refuse(.string(alias), at: found.place.member("aliases").element(index), .repeated)
    }
    return loader
  }

  private static let word = Rule<String>.name(maximum: 40, hyphens: true)

  private static let tracks = Rule<[(name: String, value: [KeyFramePlan<Double>])]>.dictionary(
    of: .keyFrames("shared", of: .number(-100_000...100_000)), names: .trackName,
    maximum: 100, called: "lists of key frames"
  ).map { _ in true }.looked { json, reading in
    reading.tracks = Array(json.members?.prefix(100) ?? [])
  }

  private static let bodies = Rule<[NodePlan]>.list(
    of: Rule<NodePlan>.node, 1...200, called: "nodes"
  ).looked { json, reading in
    reading.bodies =
      json.elements?.prefix(200).compactMap { $0.members?.value(of: "id")?.text } ?? []
  }

  /// The order of the bodies as their places in `nodes`.
  private static let order: Rule<ValuePlan<[Int]>> = {
    let ids = Rule<[String]>.list(of: .name(maximum: 32, hyphens: false), 1...200, called: "ids")
      .checked(accepting: "a list of the ids of all nodes that lie in no other") {
        ids, found, reading -> [Int]? in
        let known = reading.bodies
        let byName = Dictionary(zip(known, known.indices)) { first, _ in first }
        var places: [Int] = []
        var taken: Set<Int> = []
        for (index, id) in ids.enumerated() {
          let here = found.place.element(index)
          guard let place = byName[id] else {
            reading.refuse(.string(id), at: here, .unknownName(known: known), among: known)
            continue
          }
          if !taken.insert(place).inserted { reading.refuse(.string(id), at: here, .repeated) }
          places.append(place)
        }
        let absent = byName.filter { !taken.contains($0.value) }.sorted { $0.value < $1.value }
        if !absent.isEmpty {
          reading.tell(LoaderFileFault(found.place.pointer, nil, .incomplete(absent.map(\.key))))
        }
        return places
      }
    return .either([
      ids.map { .constant($0) },
      .track("order", of: ids, named: false).checked { plan, found, reading in
        reading.spend(
          plan.playedFrames * max(reading.bodies.count, 4), of: .orderedNodes, at: found.place)
        return plan
      },
    ])
  }()
}

extension Rule<Seam> {
  /// How the end of an iteration meets the beginning of the next one.
  fileprivate static let seam = Rule<String>.choice(["smooth", "turn", "step"]).map {
    word -> Seam in
    word == "smooth" ? .smooth : word == "turn" ? .turn : .step
  }
}

extension Rule<Rect> {
  /// The part of the plane that is shown.
  fileprivate static let stage = Rule<[Double]>.numbers(
    [Reach.places, Reach.places, 1...10_000, 1...10_000],
    called: "four numbers [x, y, width, height], width and height from 1 to 10000"
  ).map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
}
