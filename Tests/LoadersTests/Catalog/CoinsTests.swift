import Foundation
import Geometry
import Loaders
import SceneGraph
import Testing

@Suite struct CoinsTests {
  struct Row: Sendable {
    let t, x1, scale1, x2, scale2: Double
    let front: String
  }

  static let table = [
    Row(t: 0, x1: 16, scale1: 1, x2: 64, scale2: 1, front: "coin2"),
    Row(t: 0.1, x1: 28, scale1: 0.823223, x2: 52, scale2: 1.176777, front: "coin2"),
    Row(t: 0.2, x1: 40, scale1: 0.75, x2: 40, scale2: 1.25, front: "coin2"),
    Row(t: 0.35, x1: 58, scale1: 0.904329, x2: 22, scale2: 1.095671, front: "coin2"),
    Row(t: 0.4, x1: 64, scale1: 1, x2: 16, scale2: 1, front: "coin1"),
    Row(t: 0.6, x1: 40, scale1: 1.25, x2: 40, scale2: 0.75, front: "coin1"),
  ]

  @Test(arguments: table) func matchesTheTable(_ row: Row) throws {
    let frame = try scene("coins").frame(at: row.t)
    let coin1 = try #require(frame.nodes.first { $0.node.id == "coin1" })
    let coin2 = try #require(frame.nodes.first { $0.node.id == "coin2" })
    #expect(abs(coin1.position.x - row.x1) < 1e-6)
    #expect(abs(coin1.scaleX - row.scale1) < 1e-6)
    #expect(abs(coin2.position.x - row.x2) < 1e-6)
    #expect(abs(coin2.scaleX - row.scale2) < 1e-6)
    #expect(coin1.position.y == 25 && coin2.position.y == 25)
    #expect(frame.nodes.last?.node.id == row.front)
  }

  /// The closed form of the motion, by direction and nearness, at random instants.
  @Test(arguments: [0.5, 0.8, 1, 1.25, 1.9], [0.1, 0.8, 1.2, 7])
  func matchesTheClosedForm(scale: Double, duration: Double) throws {
    let scene = try scene(
      "coins", [("scale", "\(scale)"), ("duration", "\(duration)")])
    var random = SeededGenerator(7)
    for _ in 0..<1000 {
      let t = Double.random(in: 0..<100 * duration, using: &random)
      let p = (t / duration).truncatingRemainder(dividingBy: 1)
      let goesRight = p < 0.5
      let x1 = goesRight ? 16 + 48 * p * 2 : 64 - 48 * (p * 2 - 1)
      let a = (x1 - 40) / 24
      let nearness = (scale - 1) * cos(a * .pi / 2)
      let frame = scene.frame(at: t)
      let coin1 = try #require(frame.nodes.first { $0.node.id == "coin1" })
      let coin2 = try #require(frame.nodes.first { $0.node.id == "coin2" })
      #expect(abs(coin1.position.x - x1) < 1e-6)
      #expect(abs(coin2.position.x - (80 - x1)) < 1e-6)
      #expect(abs(coin1.scaleX - (goesRight ? 1 - nearness : 1 + nearness)) < 1e-6)
      #expect(abs(coin2.scaleX - (goesRight ? 1 + nearness : 1 - nearness)) < 1e-6)
      #expect(frame.nodes.last?.node.id == (goesRight ? "coin2" : "coin1"))
    }
  }

  /// Interval edges are exact however many iterations went by: the order swaps there.
  @Test(arguments: [0.8, 1.2, 0.1, 0.7], [0, 1, 3, 10, 999, 1_000_000])
  func swapsTheOrderExactlyAtTheEdges(duration: Double, iteration: Int) throws {
    let scene = try scene("coins", [("duration", "\(duration)")])
    let begin = Double(iteration) * duration
    let middle = (Double(iteration) + 0.5) * duration
    #expect(scene.frame(at: begin).nodes.map(\.node.id) == ["coin1", "coin2"])
    #expect(scene.frame(at: begin).progress == 0)
    #expect(scene.frame(at: begin).iteration == Double(iteration))
    #expect(scene.frame(at: middle).nodes.map(\.node.id) == ["coin2", "coin1"])
    #expect(scene.frame(at: middle).progress == 0.5)
  }

  @Test func standsExactlyAfterABillionSeconds() throws {
    let frame = try scene("coins").frame(at: 1e9)
    #expect(frame.iteration == 1.25e9)
    #expect(frame.progress == 0)
    let later = try scene("coins").frame(at: 1e9 + 0.4)
    #expect(later.progress == 0.5)
    #expect(later.nodes.last?.node.id == "coin1")
  }

  /// Progress 1 is the end of the iteration: places as at the beginning, the order as before it.
  @Test func endsBeforeItBeginsAnew() throws {
    let frame = try scene("coins").frame(atProgress: 1)
    #expect(frame.nodes.map(\.node.id) == ["coin2", "coin1"])
    #expect(frame.nodes.map(\.position.x) == [64, 16])
  }

  @Test(arguments: ["yen", "dollar", "euro", "pound", "won", "rupee", "bitcoin", "star"])
  func carriesASign(_ symbol: String) throws {
    for node in try scene("coins", [("symbol", symbol)]).nodes {
      let sign = try #require(node.children.first)
      guard case .path(let outline)? = sign.shape else {
        Issue.record("the sign of \(symbol) is no outline")
        continue
      }
      let box = outline.bounds
      #expect(abs(box.center.x) < 0.4 && abs(box.center.y) < 0.4)
      #expect((13.5...15.5).contains(box.height))
      #expect(sign.shape?.reach ?? 99 < 14)
    }
  }

  @Test func knowsYuanAndNone() throws {
    #expect(try scene("coins", [("symbol", "yuan")]) == scene("coins"))
    #expect(try scene("coins", [("symbol", "none")]).nodes.allSatisfy(\.children.isEmpty))
  }

  @Test func hasTheDefaultColors() throws {
    let nodes = try scene("coins").nodes
    #expect(nodes.map(\.fill) == [.color(Color(255, 218, 134)), .color(Color(245, 229, 216))])
    #expect(
      nodes.flatMap(\.children).map(\.fill) == [
        .color(Color(255, 197, 44)), .color(Color(237, 215, 199)),
      ])
    #expect(nodes.flatMap(\.children).map(\.id) == ["sign1", "sign2"])
  }
}
