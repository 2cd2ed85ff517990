import DataLoaders
import Geometry
import JSONReading
import Loaders
import SceneGraph
import Testing

@Suite struct LoaderFileTests {
  private func faults(_ file: LoaderFile, reserved: [String] = []) -> [LoaderFileFault] {
    file.read(reserved: reserved).faults
  }

  @Test func theExamplesAreGood() throws {
    let examples = try TestFiles.examples()
    #expect(examples.count >= 3)
    for example in examples {
      let (loader, faults) = example.read()
      #expect(faults == [])
      #expect(loader.map { $0.name + ".json" } == example.name)
    }
  }

  @Test func aSmallFileHasItsDefaults() throws {
    let loader = try #require(TestFiles.small().read().loader)
    #expect(loader.duration == 1 && loader.poster == 0 && loader.seam == .smooth)
    #expect(loader.tags == [] && loader.aliases == [] && loader.parameters == [])
    let entry = RegisteredLoader(loader)
    let scene = entry.scene(for: entry.read([]).arguments)
    #expect(scene.viewBox == Rect(x: -6, y: -6, width: 106, height: 106))
    #expect(
      scene.nodes == [Node(id: "dot", shape: .circle(radius: 5), fill: .currentColor)])
  }

  @Test(
    arguments: [
      (["fill": "\"dto\""], "/nodes/0/fill", "dot"),
      (["shape": #"{"type": "circel", "radius": 5}"#], "/nodes/0/shape/type", "circle"),
      (["opactiy": "0.5"], "/nodes/0/opactiy", "opacity"),
      (
        ["rotation": #"{"keyFrames": [{"offset": 0, "value": 1, "easing": "eese"}]}"#],
        "/nodes/0/rotation/keyFrames/0/easing", "ease"
      ),
      (["stroke": #"{"paint": "dot", "width": 2, "cap": "rond"}"#], "/nodes/0/stroke/cap", "round"),
      (["scale": #"{"keyFrames": "gow"}"#], "/nodes/0/scale/keyFrames", "grow"),
    ] as [([String: String], String, String)])
  func tellsTheNearestName(node: [String: String], pointer: String, suggestion: String) throws {
    let tracks = ["tracks": #"{"grow": [{"offset": 0, "value": 1}]}"#]
    let all = faults(TestFiles.small(node: node, tracks))
    #expect(all.map(\.pointer).contains(pointer), "\(all)")
    #expect(all.first { $0.pointer == pointer }?.suggestion == suggestion)
  }

  @Test(
    arguments: [
      (["shape": #"{"type": "circle", "radius": 0}"#], "/nodes/0/shape/radius", .unaccepted),
      (["shape": #"{"type": "circle"}"#], "/nodes/0/shape", .missing("radius")),
      (["shape": #"{"radius": 3}"#], "/nodes/0/shape", .missing("type")),
      (["shape": #"{"type": "path", "d": "H3"}"#], "/nodes/0/shape/d", .unreadable),
      (["shape": #"{"type": "path", "d": "M1 1"}"#], "/nodes/0/shape/d", .unreadable),
      (["shape": #"{"type": "path", "d": "M0 0H10001"}"#], "/nodes/0/shape/d", .unreadable),
      (["position": "[1]"], "/nodes/0/position", .unaccepted),
      (["position": "[1, null]"], "/nodes/0/position/1", .unaccepted),
      (["position": #"{"y": 1}"#], "/nodes/0/position", .unaccepted),
      (["position": #"{"x": 1}"#], "/nodes/0/position", .missing("y")),
      (
        ["position": #"{"path": "M0 0H1M2 2H3", "distance": 0}"#], "/nodes/0/position/path",
        .unreadable
      ),
      (["opacity": "1.5"], "/nodes/0/opacity", .unaccepted),
      (["opacity": "\"1\""], "/nodes/0/opacity", .unaccepted),
      (["opacity": #"{"keyFrames": []}"#], "/nodes/0/opacity/keyFrames", .unaccepted),
      (
        ["opacity": #"{"keyFrames": [{"offset": 0.5, "value": 0}, {"offset": 0.4, "value": 1}]}"#],
        "/nodes/0/opacity/keyFrames/1/offset", .descending
      ),
      (
        ["opacity": #"{"keyFrames": [{"offset": 2, "value": 0}]}"#],
        "/nodes/0/opacity/keyFrames/0/offset", .unaccepted
      ),
      (
        ["rotation": #"{"keyFrames": [{"offset": 0, "value": 0}], "timing": {"iterations": -1}}"#],
        "/nodes/0/rotation/timing/iterations", .unaccepted
      ),
      (
        ["rotation": #"{"keyFrames": [{"offset": 0, "value": 0, "easing": [2, 0, 0, 1]}]}"#],
        "/nodes/0/rotation/keyFrames/0/easing/0", .unaccepted
      ),
      (
        ["rotation": #"{"keyFrames": [{"offset": 0, "value": 0, "easing": {"steps": 1.5}}]}"#],
        "/nodes/0/rotation/keyFrames/0/easing/steps", .unaccepted
      ),
      (["id": "\"A\""], "/nodes/0/id", .unaccepted), (["id": "7"], "/nodes/0/id", .unaccepted),
      (["children": #"[{"id": "dot"}]"#], "/nodes/0/children/0/id", .repeated),
      (["fill": "\"none\""], "/parts/0", .unused),
    ] as [([String: String], String, LoaderFileFault.Problem)])
  func tellsFaultsOfNodes(
    node: [String: String], pointer: String, problem: LoaderFileFault.Problem
  ) throws {
    let (loader, faults) = TestFiles.small(node: node).read()
    #expect(loader == nil || loader?.parameters == [])
    #expect(faults.map(\.pointer) == [pointer], "\(faults)")
    #expect(faults.map(\.problem) == [problem])
  }

  @Test(
    arguments: [
      (["name": "\"No\""], "/name", .unaccepted), (["family": "\"dogs\""], "/family", .unaccepted),
      (["title": "\"\""], "/title", .unaccepted), (["duration": "0"], "/duration", .unaccepted),
      (["title": "\"a\\u0007\""], "/title", .unaccepted),
      (["aliases": #"["small"]"#], "/aliases/0", .repeated),
      (["nodes": "[]"], "/nodes", .unaccepted),
      (["stage": "[0, 0, 0, 9]"], "/stage/2", .unaccepted),
      (["order": #"["dot", "dot"]"#], "/order/1", .repeated),
      (["order": #"["dit"]"#], "/order/0", .unknownName(known: ["dot"])),
      (["tracks": #"{"a b": []}"#], "/tracks/a b", .unaccepted),
      (["parts": "[]"], "/parts", .unaccepted),
    ] as [([String: String], String, LoaderFileFault.Problem)])
  func tellsFaultsOfTheFile(
    members: [String: String], pointer: String, problem: LoaderFileFault.Problem
  ) {
    let all = faults(TestFiles.small(members))
    #expect(all.first { $0.pointer == pointer }?.problem == problem, "\(all)")
  }

  @Test func tellsEveryFaultAtOnce() {
    let all = faults(
      TestFiles.small(
        node: ["opacity": "2", "scale": "\"big\"", "colour": "1"],
        ["title": "7", "poster": "-1", "size": "3"]))
    #expect(
      Set(all.map(\.pointer)) == [
        "/nodes/0/opacity", "/nodes/0/scale", "/nodes/0/colour", "/title", "/poster", "/size",
      ])
  }

  @Test func partsAreNoParametersOfEveryLoader() {
    let all = faults(TestFiles.small(), reserved: ["dot"])
    #expect(all.map(\.problem) == [.reserved] && all.map(\.pointer) == ["/parts/0/id"])
  }

  @Test func whatIsNoJSONIsTold() throws {
    let all = faults(LoaderFile(name: "a.json", bytes: Array("{\n  \"name\": }".utf8)))
    guard case .notJSON(let error)? = all.first?.problem else {
      Issue.record("\(all)")
      return
    }
    #expect(error.line == 2 && all.count == 1)
    #expect(
      faults(LoaderFile(name: "a.json", bytes: Array("[]".utf8))).map(\.problem) == [.unaccepted])
  }

  @Test(arguments: [[0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE]] as [[UInt8]])
  func aByteOrderMarkIsTold(mark: [UInt8]) throws {
    guard case .bytes(let bytes) = TestFiles.small().content else { return }
    let all = faults(LoaderFile(name: "a.json", bytes: mark + bytes))
    #expect(all.map(\.problem) == [.byteOrderMark])
  }

  /// However many places use faulty key frames, or are faulty themselves, the faults are few.
  @Test func faultsAreBounded() {
    let frames = (0..<1000).map { _ in #"{"offset": 2, "value": 1}"# }.joined(separator: ",")
    let uses = (0..<199).map { #"{"id": "n\#($0)", "scale": {"keyFrames": "all"}}"# }
    let all = faults(
      TestFiles.small(
        node: ["children": "[\(uses.joined(separator: ","))]"],
        ["tracks": #"{"all": [\#(frames)]}"#]))
    #expect(all.count == 101 && all.last?.problem == .more)
    #expect(all.dropLast().allSatisfy { $0.problem == .unaccepted })
  }

  @Test func limitsHold() {
    let file = LoaderFile(name: "a.json", bytes: [UInt8](repeating: 32, count: 262_145))
    #expect(faults(file).map(\.problem) == [.tooLong(maximum: 262_144)])
    func nodes(_ count: Int) -> [String: String] {
      let others = (1..<count).map { #"{"id": "n\#($0)"}"# }
      return ["children": "[\(others.joined(separator: ","))]"]
    }
    #expect(faults(TestFiles.small(node: nodes(200))) == [])
    #expect(
      faults(TestFiles.small(node: nodes(201))).map(\.problem)
        == [.tooMany("nodes", maximum: 200)])
    let frames = { (count: Int) in
      (0..<count).map { _ in #"{"offset": 0, "value": 1}"# }.joined(separator: ",")
    }
    let track = { (count: Int, plays: Int) in
      #"{"keyFrames": [\#(frames(count))], "timing": {"iterations": \#(plays), "iterationDuration": 0.01}}"#
    }
    #expect(faults(TestFiles.small(node: ["scale": track(19, 100)])) == [])
    #expect(
      faults(TestFiles.small(node: ["scale": track(20, 100)])).map(\.problem)
        == [.tooMany("key frames", maximum: 2000)])
    var deep = #"{"id": "a8"}"#
    for level in (2..<8).reversed() { deep = #"{"id": "a\#(level)", "children": [\#(deep)]}"# }
    #expect(faults(TestFiles.small(node: ["children": "[\(deep)]"])) == [])
    let deeper = #"{"id": "b", "children": [\#(deep)]}"#
    #expect(
      faults(TestFiles.small(node: ["children": "[\(deeper)]"])).map(\.problem)
        == [.tooMany("levels of nodes", maximum: 8)])
  }

  @Test func secondsKeepTheirLength() throws {
    let offset = #"{"seconds": 0.3, "after": 0.5, "atMost": 0.25}"#
    let file = TestFiles.small(
      node: [
        "opacity":
          #"{"keyFrames": [{"offset": 0, "value": 0}, {"offset": \#(offset), "value": 1}]}"#
      ])
    let entry = RegisteredLoader(try #require(file.read().loader))
    for (duration, place) in [("1.2", 0.75), ("3", 0.6), ("0.5", 0.75)] {
      let scene = entry.scene(for: entry.read([("duration", duration)]).arguments)
      let opacity = scene.nodes[0].opacity
      #expect(abs(opacity.value(at: place) - 1) < 1e-12)
      #expect(abs(opacity.value(at: place / 2) - 0.5) < 1e-12)
    }
  }

  @Test func aTintMakesFainter() throws {
    let file = TestFiles.small(
      node: ["opacity": #"{"keyFrames": [{"offset": 0, "value": 1}, {"offset": 1, "value": 0}]}"#],
      part: ["color": "\"#123\"", "tint": #"{"faded": 0.4}"#])
    let entry = RegisteredLoader(try #require(file.read().loader))
    func node(_ items: [(name: String, value: String)]) -> Node {
      entry.scene(for: entry.read(items).arguments).nodes[0]
    }
    #expect(node([]).opacity.value(at: 0.5) == 0.5)
    #expect(abs(node([("color", "f00")]).opacity.value(at: 0.5) - 0.2) < 1e-12)
    #expect(node([("dot", "f00")]).fill == .color(Color(255, 0, 0)))
  }
}
