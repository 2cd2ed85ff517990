internal import JSONReading

/// The language of loader files, told by the very rules that files are read by.
public enum LoaderFileSchema {
  /// The language as JSON Schema (draft 2020-12).
  public static let text: String = document.compactText

  private static var document: JSONValue {
    let definitions = definitions.map {
      JSONValue.Member(key: $0.name, value: $0.schema.json)
    }
    let limits = Limit.allCases.map { "\($0.maximum) \($0.rawValue)" }.joined(separator: ", ")
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Loader file",
      "description": .string(
        "A loading animation as data. A file has at most \(Limit.fileBytes) bytes and describes at"
          + " most \(limits)."),
      "$ref": "#/$defs/loader", "$defs": .object(definitions),
    ]
  }

  /// Every kind of object, each before those that it names first.
  static var definitions: [Definition] {
    var found: [Definition] = []
    var open = Rule<DataLoader>.loader.schema.definitions()
    while !open.isEmpty {
      let next = open.removeFirst()
      guard !found.contains(where: { $0.name == next.name }) else { continue }
      found.append(next)
      open += next.schema.definitions()
    }
    return found
  }

  /// Every kind of object with its members, in Markdown; kinds that differ in a range count as one.
  public static var tables: String {
    var told: Set<String> = []
    return definitions.filter { told.insert($0.title).inserted }.map { kind in
      let rows = kind.members.map { member in
        let standard = member.standard.map { "`\($0.compactText)`" }
        return "| `\(member.name)` | \(escaped(member.accepted)) |"
          + " \(standard ?? (member.isRequired ? "required" : "–")) | \(member.summary) |"
      }
      return """
        ### \(kind.title)

        \(kind.summary)

        | member | takes | default | meaning |
        |---|---|---|---|
        \(rows.joined(separator: "\n"))

        """
    }.joined(separator: "\n")
  }

  private static func escaped(_ words: String) -> String {
    words.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
