import Foundation
import Loaders
import Testing

@testable import DataLoaders

@Suite struct LimitTests {
  private func problems(_ file: LoaderFile) -> [LoaderFileFault.Problem] {
    file.read().faults.map(\.problem)
  }

  private static func tooMany(_ limit: Limit) -> [LoaderFileFault.Problem] {
    [.tooMany(limit.rawValue, maximum: limit.maximum)]
  }

  /// A file of so many bodies, drawn in so many orders so often, with an easing over all of them.
  private func ordered(
    ids: Int, orders: Int, iterations: Int = 1, easing: String = #""linear""#
  ) -> LoaderFile {
    let names = (0..<ids).map { "n\($0)" }
    let nodes = names.map { #"{"id": "\#($0)", "fill": "dot"}"# }.joined(separator: ",")
    let frames = (0..<orders).map { index in
      let turned = names[(index % ids)...] + names[..<(index % ids)]
      let value = turned.map { #""\#($0)""# }.joined(separator: ",")
      return #"{"offset": \#(Double(index) / Double(orders)), "value": [\#(value)]}"#
    }
    let timing =
      #"{"iterations": \#(iterations), "iterationDuration": \#(1 / Double(iterations)),"#
      + #" "easing": \#(easing)}"#
    return TestFiles.small([
      "nodes": "[\(nodes)]",
      "order": #"{"keyFrames": [\#(frames.joined(separator: ","))], "timing": \#(timing)}"#,
    ])
  }

  @Test(arguments: [(20, 20, 1), (200, 2, 1), (10, 4, 10), (2, 100, 1), (1, 100, 1)])
  func ordersAreGood(ids: Int, orders: Int, iterations: Int) {
    #expect(problems(ordered(ids: ids, orders: orders, iterations: iterations)) == [])
  }

  @Test(
    arguments: [
      (40, 40, 40), (21, 20, 1), (20, 21, 1), (200, 3, 1), (10, 4, 11), (2, 101, 1), (1, 101, 1),
    ])
  func ordersAreTooMany(ids: Int, orders: Int, iterations: Int) {
    let file = ordered(ids: ids, orders: orders, iterations: iterations)
    #expect(problems(file) == Self.tooMany(.orderedNodes))
  }

  /// An easing over all key frames that goes to and fro plays them as often as it has points.
  @Test func anEasingPlaysOrdersAgain() {
    let points = (0..<5).map { "[\(Double($0) / 4), \($0 % 2)]" }.joined(separator: ",")
    let easing = #"{"linear": [\#(points)]}"#
    #expect(problems(ordered(ids: 8, orders: 10, easing: easing)) == [])
    #expect(
      problems(ordered(ids: 8, orders: 11, easing: easing)) == Self.tooMany(.orderedNodes))
  }

  /// The data of a zigzag of so many lines.
  private func zigzag(_ lines: Int) -> String {
    "M0 0" + (1...lines).map { "L\($0 % 100) \($0 % 2)" }.joined()
  }

  private func path(_ data: String) -> [String: String] {
    ["shape": #"{"type": "path", "d": "\#(data)"}"#]
  }

  @Test(
    arguments: [
      (1000, "", true), (1001, "", false), (999, "z", true), (1000, "z", false),
      (999, "M1 1", true),
      (1000, "M1 1", false),
    ])
  func segmentsAreCounted(lines: Int, rest: String, isGood: Bool) {
    let found = problems(TestFiles.small(node: path(zigzag(lines) + rest)))
    #expect(found == (isGood ? [] : Self.tooMany(.segments)))
  }

  @Test func segmentsCountOverTheFile() {
    func file(_ lines: Int) -> LoaderFile {
      let child = #"{"id": "a", "position": {"path": "\#(zigzag(lines))", "distance": 0}}"#
      return TestFiles.small(
        node: path(zigzag(500)).merging(["children": "[\(child)]"]) { $1 })
    }
    #expect(problems(file(500)) == [])
    #expect(problems(file(501)) == Self.tooMany(.segments))
  }

  private func position(lines: Int, frames: Int, iterations: Int = 1) -> String {
    let frames = (0..<frames).map { index in
      #"{"offset": 0, "value": {"share": \#(index % 2)}}"#
    }
    let timing =
      #"{"iterations": \#(iterations), "iterationDuration": \#(1 / Double(iterations))}"#
    return #"{"path": "\#(zigzag(lines))", "distance": {"keyFrames":"#
      + #" [\#(frames.joined(separator: ","))], "timing": \#(timing)}}"#
  }

  @Test(
    arguments: [
      (1000, 20, 1, true), (1000, 21, 1, false), (100, 20, 10, true), (100, 20, 11, false),
      (20, 500, 2, true), (21, 500, 2, false),
    ])
  func passagesAreCounted(lines: Int, frames: Int, iterations: Int, isGood: Bool) {
    let place = position(lines: lines, frames: frames, iterations: iterations)
    let found = problems(TestFiles.small(node: ["position": place]))
    #expect(found == (isGood ? [] : Self.tooMany(.passages)))
  }

  @Test func passagesCountOverTheFile() {
    let child = #"{"id": "a", "position": \#(position(lines: 100, frames: 100))}"#
    func file(_ frames: Int) -> LoaderFile {
      TestFiles.small(
        node: ["children": "[\(child)]", "position": position(lines: 100, frames: frames)])
    }
    #expect(problems(file(100)) == [])
    #expect(problems(file(101)) == Self.tooMany(.passages))
  }

  @Test func thePageAndTheSchemaTellThem() throws {
    let page = TestFiles.repository.appending(path: "docs/loader-files.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let begin = try #require(text.range(of: "\n## Limits\n"))
    let end = try #require(text.range(of: "\n## Faults\n"))
    let limits = text[begin.upperBound..<end.lowerBound].replacing(",", with: "")
    for limit in Limit.allCases {
      #expect(limits.contains(" | \(limit.maximum) |\n"), "\(limit)")
      #expect(LoaderFileSchema.text.contains("\(limit.maximum) \(limit.rawValue)"))
    }
  }
}
