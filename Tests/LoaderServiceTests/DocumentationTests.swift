import Foundation
import Formats
import HTTPMessages
import Loaders
import Testing

@testable import LoaderService

/// The tables of docs/http.md are made from the tables of the code.
@Suite(.serialized) struct DocumentationTests {
  private static let page = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "docs/http.md")

  /// With `LOADERD_RECORD` set the tables are written anew, and the run fails all the same.
  @Test(arguments: ["routes", "parameters", "own", "outputs", "catalogue", "problems"])
  func tableIsThatOfTheCode(_ name: String) throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let begin = try #require(text.range(of: "<!-- begin \(name) -->\n"))
    let end = try #require(text.range(of: "<!-- end \(name) -->"))
    let table = try Self.table(name)
    if ProcessInfo.processInfo.environment["LOADERD_RECORD"] != nil {
      let recorded = text[..<begin.upperBound] + table + text[end.lowerBound...]
      try String(recorded).write(to: Self.page, atomically: true, encoding: .utf8)
    }
    #expect(String(text[begin.upperBound..<end.lowerBound]) == table)
  }

  @Test func theExampleOfAProblemIsReal() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let response = try TestedService.get("/loader/balls.svg?scale=9&colr=red")
    let json = try JSONSerialization.jsonObject(with: Data(response.body))
    let begin = try #require(text.range(of: "<!-- begin example -->\n```json\n"))
    let end = try #require(text.range(of: "```\n<!-- end example -->"))
    let shown = try JSONSerialization.jsonObject(
      with: Data(text[begin.upperBound..<end.lowerBound].utf8))
    #expect(json as? NSDictionary == shown as? NSDictionary)
  }

  private static func table(_ name: String) throws -> String {
    let loaders = try LoaderRegistry()
    let formats = try FormatRegistry()
    switch name {
    case "routes":
      let routes = ServiceRoutes(
        loaders: loaders, formats: formats, options: ServiceOptions(), readiness: Readiness()
      ).table.routes
      return rows(
        ["route", "answers"], routes.map { ["`GET \($0.template.text)`", $0.summary] })
    case "catalogue":
      let parameters = CatalogueQuestion.parameters(loaders.entries.map(\.loader)).all.parameters
      return rows(
        ["parameter", "takes", "default", "meaning"],
        parameters.filter { $0.group == .catalogue }.map { row($0) })
    case "problems":
      return rows(
        ["status", "type", "meaning"],
        ProblemKind.allCases.map {
          ["\($0.status.rawValue)", "`\($0.type)`", $0.explanation]
        })
    case "own":
      let rowsOfLoaders = loaders.entries.flatMap { entry in
        entry.loader.parameters.map { ["`\(entry.loader.name)`"] + row($0) }
      }
      return rows(["loader", "parameter", "takes", "default", "meaning"], rowsOfLoaders)
    case "parameters":
      let entry = try #require(loaders.entries.first)
      let parts = Set(entry.loader.parts.map(\.id))
      let shared = entry.table.parameters.filter {
        $0.group != .own && $0.name != "colors" && !parts.contains($0.name)
      }
      return rows(
        ["parameter", "takes", "default", "meaning"],
        shared.map { $0.name == "duration" ? row($0, defaultText: "the loader's") : row($0) })
    default:
      return rows(
        ["parameter", "takes", "default", "meaning"], OutputParameters.all.map { row($0) })
    }
  }

  private static func row(_ parameter: Parameter, defaultText: String? = nil) -> [String] {
    let value = parameter.defaultValue.flatMap(ParameterSchema.json)
      .map { "`\(String(decoding: $0.bytes, as: UTF8.self).filter { $0 != "\"" })`" }
    return [
      "`\(parameter.name)`", AcceptedWords.of(parameter.kind), defaultText ?? value ?? "–",
      parameter.summary,
    ]
  }

  private static func rows(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}
