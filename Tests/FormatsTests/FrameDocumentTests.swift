import Formats
import Foundation
import Geometry
import SceneGraph
import Testing
import Timeline

/// HTTP, "Frames".
@Suite struct FrameDocumentTests {
  private func document(_ recipe: Recipe, decimals: Int = 6) throws -> FrameDocument {
    FrameDocument(loader: recipe.loader, scene: try recipe.scene(), decimals: decimals)
  }

  private func object(_ bytes: some Sequence<UInt8>) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  private func nodes(_ object: [String: Any]) throws -> [[String: Any]] {
    try #require(object["nodes"] as? [[String: Any]])
  }

  /// The example of the text, to the byte as far as it goes.
  @Test func coinsOfTheExample() throws {
    let bytes = try document(Recipe("coins")).frame(at: .time(0.35))
    let text = String(decoding: bytes, as: UTF8.self)
    let head =
      #"{"loader":"coins","t":0.35,"iteration":0,"progress":0.4375,"duration":0.8,"#
      + #""viewBox":[0,0,80,50],"nodes":[{"id":"coin1","x":58,"y":25,"scale":0.904329,"#
      + #""rotation":0,"opacity":1,"#
    #expect(text.hasPrefix(head))
    #expect(text.contains(#"{"id":"coin2","x":22,"y":25,"scale":1.095671,"#))
  }

  @Test(arguments: Recipe.spread) func tellsWhatToDraw(_ recipe: Recipe) throws {
    let frame = try object(try document(recipe).frame(at: .progress(0.3)))
    for node in try nodes(frame) {
      try check(node)
    }
    #expect((frame["textColor"] != nil) == (try recipe.scene().usesTextColor))
  }

  private func check(_ node: [String: Any]) throws {
    let children = node["children"] as? [[String: Any]] ?? []
    for child in children { try check(child) }
    guard let shape = node["shape"] as? [String: Any] else {
      #expect(!children.isEmpty)
      return
    }
    switch shape["type"] as? String {
    case "circle": #expect((shape["radius"] as? Double).map { $0 > 0 } == true)
    case "rectangle": #expect((shape["width"] as? Double).map { $0 > 0 } == true)
    case "ellipse": #expect((shape["radiusX"] as? Double).map { $0 > 0 } == true)
    default:
      let path = try #require(shape["d"] as? String)
      #expect(throws: Never.self) { try Path(svg: path) }
    }
    let paints = [node["fill"], (node["stroke"] as? [String: Any])?["paint"]]
      .compactMap { $0 as? String }
    #expect(!paints.isEmpty)
    for paint in paints { #expect(paint.wholeMatch(of: /#[0-9a-f]{6}|currentColor/) != nil) }
  }

  /// Frames of a whole iteration: count = round(duration · fps), at least 1, end-exclusive.
  @Test(
    arguments: [
      ("0.8", 60.0, 48), ("1.6", 25, 40), ("0.77", 30, 23), ("0.1", 1, 1), ("60", 120, 7200),
      ("0.25", 10, 3),
    ])
  func counts(_ duration: String, _ rate: Double, _ count: Int) throws {
    let document = try document(Recipe("coins", ["duration": duration]))
    #expect(document.frameCount(rate: rate) == count)
    let length = try #require(Double(duration))
    #expect(document.time(ofFrame: 0, rate: rate) == 0)
    #expect(abs(document.time(ofFrame: count, rate: rate) - length) < 1e-12)
    #expect(document.time(ofFrame: count - 1, rate: rate) < length)
  }

  @Test(arguments: Recipe.defaults, [1.0, 24, 60])
  func iterationHoldsEveryFrame(_ recipe: Recipe, _ rate: Double) throws {
    let scene = try recipe.scene()
    let document = try document(recipe, decimals: 9)
    let whole = try object(document.iteration(rate: rate))
    let frames = try #require(whole["frames"] as? [[String: Any]])
    #expect(frames.count == document.frameCount(rate: rate))
    #expect(whole["count"] as? Int == frames.count)
    #expect(whole["fps"] as? Double == rate)
    #expect(whole["duration"] as? Double == scene.timing.iterationDuration)
    for (index, frame) in frames.enumerated() {
      let state = scene.frame(at: document.time(ofFrame: index, rate: rate))
      let nodes = try nodes(frame)
      #expect(nodes.map { $0["id"] as? String } == state.nodes.map(\.node.id))
      for (node, state) in zip(nodes, state.nodes) {
        let x = try #require(node["x"] as? Double)
        #expect(abs(x - state.position.x) < 1e-9)
        #expect(node["shape"] == nil && node["fill"] == nil)
      }
    }
  }

  @Test(arguments: Recipe.defaults) func membersComeInOrder(_ recipe: Recipe) throws {
    let text = String(decoding: try document(recipe).iteration(rate: 2), as: UTF8.self)
    let keys = ["loader", "duration", "fps", "count", "viewBox", "nodes", "frames"]
    let places = try keys.map { try #require(text.range(of: "\"\($0)\":")).lowerBound }
    #expect(places == places.sorted())
    #expect(text.contains(#""frames":[{"t":0,"progress":0,"nodes":[{"id":"#))
  }

  @Test(arguments: Recipe.defaults) func linesAreTheSame(_ recipe: Recipe) throws {
    let document = try document(recipe)
    let lines = document.lines(rate: 12).split(separator: 10, omittingEmptySubsequences: false)
    #expect(lines.count == document.frameCount(rate: 12) + 2 && lines.last?.isEmpty == true)
    let joined =
      lines[0].dropLast() + Array(",\"frames\":[".utf8)
      + Array(lines[1..<lines.count - 1].joined(separator: [UInt8(ascii: ",")]))
      + Array("]}".utf8)
    #expect(Array(joined) == document.iteration(rate: 12))
  }

  @Test(arguments: [(0, "1"), (1, "0.9"), (3, "0.904"), (9, "0.904329142")])
  func roundsToThePrecision(_ decimals: Int, _ scale: String) throws {
    let bytes = try document(Recipe("coins"), decimals: decimals).frame(at: .time(0.35))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains(#""id":"coin1","x":58,"y":25,"scale":\#(scale),"#))
  }

  @Test func tellsPaintsStrokesAndUnevenScaling() throws {
    let node = Node(
      id: "a", scale: .uneven(x: .constant(2), y: .constant(0.5)),
      shape: .rectangle(Size(4, 6), cornerRadius: 1), fill: .color(Color(1, 2, 3, alpha: 128)),
      stroke: Stroke(.currentColor, width: 1.5, cap: .round, join: .bevel),
      trim: Trim(start: .track(Track(KeyFrame(0, -1), KeyFrame(1, 1))), length: .constant(0.25)),
      children: [Node(id: "b", shape: .ellipse(radiusX: 1, radiusY: 2))])
    let scene = Scene(
      viewBox: Rect(x: -1, y: 0, width: 10, height: 10), background: .color(Color(255, 255, 255)),
      nodes: [node], timing: Timing(iterationDuration: 2, iterationCount: 3))
    let bytes = FrameDocument(loader: "x", scene: scene).frame(at: .time(5))
    let expected =
      #"{"loader":"x","t":5,"iteration":2,"progress":0.5,"duration":2,"viewBox":[-1,0,10,10],"#
      + ##""background":"#ffffff","nodes":[{"id":"a","x":0,"y":0,"scaleX":2,"scaleY":0.5,"##
      + #""rotation":0,"opacity":1,"trim":{"start":0,"length":0.25},"shape":{"type":"rectangle","width":4,"height":6,"#
      + ##""cornerRadius":1},"fill":"#01020380","stroke":{"paint":"currentColor","width":1.5,"##
      + #""cap":"round","join":"bevel"},"children":[{"id":"b","x":0,"y":0,"scale":1,"rotation":0,"opacity":1,"#
      + #""shape":{"type":"ellipse","radiusX":1,"radiusY":2},"fill":null,"stroke":null}]}]}"#
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  /// What does not move tells its values in the head of an iteration, and nowhere else.
  @Test func whatStandsStillIsToldOnce() throws {
    let turning = Animated.track(Track(KeyFrame(0, 0.0), KeyFrame(1, 360)))
    let sign = Node(id: "b", position: .fixed(Point(1, 2)), shape: .circle(radius: 1))
    let hand = Node(id: "c", rotation: turning, shape: .circle(radius: 1))
    let scene = Scene(
      viewBox: Rect(x: 0, y: 0, width: 9, height: 9),
      nodes: [
        Node(id: "a", position: .fixed(Point(3, 4)), children: [sign, hand]),
        Node(id: "d", position: .fixed(Point(5, 6)), opacity: .constant(0.5)),
      ], timing: Timing(iterationDuration: 1))
    let whole = try object(FrameDocument(loader: "x", scene: scene).iteration(rate: 2))
    let head = try nodes(whole)
    let inner = try #require(head[0]["children"] as? [[String: Any]])
    #expect(head[0]["x"] == nil && head[1]["x"] as? Double == 5)
    #expect(head[1]["opacity"] as? Double == 0.5)
    #expect(inner[0]["x"] as? Double == 1 && inner[0]["y"] as? Double == 2)
    #expect(inner[0]["scale"] as? Double == 1 && inner[0]["rotation"] as? Double == 0)
    #expect(inner[1]["x"] == nil)
    for frame in try #require(whole["frames"] as? [[String: Any]]) {
      let moving = try #require(try nodes(frame)[0]["children"] as? [[String: Any]])
      #expect(moving.map { $0["id"] as? String } == ["c"])
    }
  }

  @Test func anyTimeHasAFrame() throws {
    for time in [0, 1e6, 1e18, 1e300] {
      let frame = try object(try document(Recipe("balls")).frame(at: .time(time)))
      #expect(frame["t"] as? Double == time)
      #expect((frame["progress"] as? Double).map { (0...1).contains($0) } == true)
    }
  }
}
