import Foundation
import Geometry
import Testing

/// A Lottie animation read back: what it shows at a frame, by the rules of the specification.
struct LottiePicture {
  typealias Object = [String: Any]

  /// One ink of a picture, as a player has to draw it.
  struct Ink: Equatable {
    var color = ""
    var isStroke = false
    var matrix = Affine.identity
    var opacity = 1.0
    /// The width of an ellipse or a rectangle; the number of vertices of a path.
    var extent = 0.0
    var trim: (start: Double, length: Double)?

    static func == (left: Self, right: Self) -> Bool {
      left.color == right.color && left.isStroke == right.isStroke
    }
  }

  let root: Object

  init(_ bytes: [UInt8]) throws {
    root = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? Object)
  }

  /// The inks at a frame, backmost first; such as do not show at all are left out.
  func inks(at frame: Double) throws -> [Ink] {
    try inks(of: #require(root["layers"] as? [Object]), at: frame).filter { $0.opacity > 0 }
  }

  private func inks(of layers: [Object], at frame: Double) throws -> [Ink] {
    try layers.reversed().flatMap { layer -> [Ink] in
      guard let begin = layer["ip"] as? Double, let end = layer["op"] as? Double, begin <= frame,
        frame < end
      else { return [] }
      let own = try #require(layer["ks"] as? Object)
      var matrix = try Self.matrix(own, at: frame)
      var inner = layer
      while let parent = inner["parent"] as? Int {
        inner = try #require(layers.first { $0["ind"] as? Int == parent })
        matrix = try Self.matrix(#require(inner["ks"] as? Object), at: frame) * matrix
      }
      let opacity = try Self.number(own["o"], at: frame) / 100
      let inks: [Ink]
      switch layer["ty"] as? Int {
      case 0:
        let assets = try #require(root["assets"] as? [Object])
        let asset = assets.first { $0["id"] as? String == layer["refId"] as? String }
        inks = try self.inks(of: #require(asset?["layers"] as? [Object]), at: frame)
      case 4: inks = try Self.inks(of: #require(layer["shapes"] as? [Object]), at: frame)
      case 1: inks = [Ink(color: try #require(layer["sc"] as? String))]
      default: inks = []
      }
      return inks.map { ink in
        var ink = ink
        ink.matrix = matrix * ink.matrix
        ink.opacity *= opacity
        return ink
      }
    }
  }

  private static func inks(of items: [Object], at frame: Double) throws -> [Ink] {
    let outline = items.first { ["el", "rc", "sh"].contains($0["ty"] as? String) }
    let trim = try items.first { $0["ty"] as? String == "tm" }.map { item in
      (
        start: try (number(item["s"], at: frame) / 100 + number(item["o"], at: frame) / 360),
        length: try (number(item["e"], at: frame) - number(item["s"], at: frame)) / 100
      )
    }
    return try items.reversed().flatMap { item -> [Ink] in
      let kind = item["ty"] as? String
      if kind == "gr" {
        let own = try #require(item["it"] as? [Object])
        let transform = try #require(own.last)
        #expect(transform["ty"] as? String == "tr")
        let map = try matrix(transform, at: frame)
        let opacity = try number(transform["o"], at: frame) / 100
        return try inks(of: own.dropLast(), at: frame).map { ink in
          var ink = ink
          ink.matrix = map * ink.matrix
          ink.opacity *= opacity
          return ink
        }
      }
      guard kind == "fl" || kind == "st" else { return [] }
      let channels = try LottieValue.values(item["c"], at: frame)
      let digits = channels.prefix(3).map { channel in
        String(format: "%02x", Int((channel * 255).rounded()))
      }
      return [
        Ink(
          color: "#" + digits.joined(), isStroke: kind == "st",
          opacity: try number(item["o"], at: frame) / 100,
          extent: try outline.map { try extent(of: $0, at: frame) } ?? 0, trim: trim)
      ]
    }
  }

  private static func extent(of outline: Object, at frame: Double) throws -> Double {
    if outline["ty"] as? String != "sh" {
      return try LottieValue.values(outline["s"], at: frame)[0]
    }
    let curves = (outline["ks"] as? Object)?["k"] as? Object
    return Double(try #require(curves?["v"] as? [Any]).count)
  }

  private static func number(_ property: Any?, at frame: Double) throws -> Double {
    try LottieValue.values(property, at: frame)[0]
  }

  private static func matrix(_ transform: Object, at frame: Double) throws -> Affine {
    let place = try LottieValue.place(transform["p"], at: frame)
    let anchor = try LottieValue.place(transform["a"], at: frame)
    let scale = try LottieValue.values(transform["s"], at: frame)
    return .translation(place) * .rotation(degrees: try number(transform["r"], at: frame))
      * .scaling(scale[0] / 100, scale[1] / 100) * .translation(.zero - anchor)
  }
}
