import Foundation
import Formats
import HTTPMessages
import Loaders
import Testing

@testable import LoaderService

/// The table of docs/headers.md is made of answers; `LOADERD_RECORD` writes it anew and fails.
@Suite(.serialized) struct HeaderTableTests {
  private static let page = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "docs/headers.md")

  @Test(arguments: ["routes", "others"])
  func theTableIsThatOfTheAnswers(_ name: String) throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let begin = try #require(text.range(of: "<!-- begin \(name) -->\n"))
    let end = try #require(text.range(of: "<!-- end \(name) -->"))
    let table = try name == "routes" ? Self.routes() : Self.others()
    if ProcessInfo.processInfo.environment["LOADERD_RECORD"] != nil {
      let recorded = text[..<begin.upperBound] + table + text[end.lowerBound...]
      try String(recorded).write(to: Self.page, atomically: true, encoding: .utf8)
    }
    #expect(String(text[begin.upperBound..<end.lowerBound]) == table)
  }

  /// No field of an answer is left out of the table or of the list of those on every answer.
  @Test func everyFieldHasItsColumn() throws {
    let known = Set(Self.columns + CommonHeaders.fields.map(\.name) + Self.rare)
    for (_, request) in try Self.routeRequests() + Self.otherRequests() {
      let response = try TestedService.standard().respond(to: request)
      #expect(Set(response.headers.fields.map(\.name)).subtracting(known) == [])
    }
  }

  private static let columns = ["Content-Type", "Cache-Control", "ETag", "Vary"]
  private static let rare = [
    "Content-Security-Policy", "Content-Language", "Content-Encoding", "Content-Disposition",
    "Location", "Allow",
    "Retry-After", "Access-Control-Allow-Methods", "Access-Control-Allow-Headers",
    "Access-Control-Max-Age",
  ]
  private static let policies = [
    CommonHeaders.svgPolicy: "*picture*", HTMLPage.contentSecurityPolicy: "*page*",
    GalleryPage.contentSecurityPolicy: "*gallery*",
  ]

  private static func routes() throws -> String { try table(routeRequests()) }
  private static func others() throws -> String { try table(otherRequests()) }

  /// A request for each route, and for each format of a file.
  private static func routeRequests() throws -> [(String, Request)] {
    let formats = try FormatRegistry()
    let routes = ServiceRoutes(
      loaders: try LoaderRegistry(), formats: formats, options: ServiceOptions(),
      readiness: Readiness()
    ).table.routes
    return routes.flatMap { route in
      let isFile = route.template.text == "/loader/{name}.{ext}"
      let extensions = isFile ? formats.formats.map(\.fileExtension) : ["svg"]
      return extensions.map { fileExtension in
        let label =
          isFile
          ? route.template.text.replacing("{ext}", with: fileExtension) : route.template.text
        let named = ["name": "coins", "ext": fileExtension]
        let path = route.template.path(
          named.merging(route.contract.choices.compactMapValues(\.first)) { $1 })
        return ("`\(label)`", Request(target: RequestTarget(path)))
      }
    }
  }

  private static func otherRequests() -> [(String, Request)] {
    let target = RequestTarget("/loader/coins.svg")
    let wrong = RequestTarget("/loader/coins.svg?scale=9")
    return [
      ("coded by gzip", Request(target: target, headers: ["Accept-Encoding": "gzip"])),
      ("known already", Request(target: target, headers: ["If-None-Match": "*"])),
      ("with `v=`", Request(target: RequestTarget("/loader/coins.svg?v=1"))),
      ("with `download=1`", Request(target: RequestTarget("/loader/coins.svg?download=1"))),
      ("a fault, as JSON", Request(target: wrong)),
      ("a fault, as a picture", Request(target: wrong, headers: ["Accept": "image/*"])),
      ("a fault, as a page", Request(target: wrong, headers: ["Accept": "text/html"])),
      ("no such route", Request(target: RequestTarget("/nothing"))),
      ("another method", Request(method: Method(rawValue: "POST"), target: target)),
      ("`OPTIONS`", Request(method: .options, target: target)),
    ]
  }

  private static func table(_ requests: [(String, Request)]) throws -> String {
    let head = ["answer", "status"] + columns + ["besides"]
    let rows = try requests.map { label, request in
      let response = try TestedService.standard().respond(to: request)
      let values = columns.map { name in
        let value = response.headers.combined(name)
        return name == "ETag" ? value.map { _ in "yes" } : value.map { "`\($0)`" }
      }
      let others = response.headers.fields.filter { rare.contains($0.name) }.map { field in
        "`\(field.name)`: " + (policies[field.value] ?? "`\(field.value)`")
      }
      return [label, "\(response.status.rawValue)"] + values.map { $0 ?? "–" }
        + [others.isEmpty ? "–" : others.joined(separator: "<br>")]
    }
    return ([head, head.map { _ in "---" }] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}
