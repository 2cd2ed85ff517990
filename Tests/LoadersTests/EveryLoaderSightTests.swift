import Foundation
import Geometry
import SceneGraph
import Testing
import Timeline

@testable import Loaders

/// Every loader can be seen: at every instant, on white and on black.
@Suite struct EveryLoaderSightTests {
  static let names = EveryLoaderTests.names

  /// The coins of `coins` are as pale as those of the original: its signs and edges are told by
  /// their hue more than by their lightness.
  static let pale = ["coins": 1.3]

  @Test(arguments: names) func isNeverBlank(_ name: String) throws {
    let entry = try #require(TestedLoaders.registry()[name])
    try expectInk(try scene(name), 1.0 / 200, (0..<240).map { Double($0) / 240 } + [1])
    try expectInk(try scene(name), 1.0 / 200, [entry.loader.poster])
  }

  /// At the ends of what its own parameters take something is seen all the same.
  @Test(arguments: names) func isNeverBlankAtExtremes(_ name: String) throws {
    for parameters in try EveryLoaderMotionTests.spread(name) {
      try expectInk(
        try scene(name, parameters), 1.0 / 2000, (0..<48).map { Double($0) / 48 }, "\(parameters)")
    }
  }

  /// Expects that a share of the picture is painted at every instant.
  private func expectInk(
    _ scene: Scene, _ share: Double, _ instants: [Double], _ words: String = ""
  ) throws {
    let least = scene.viewBox.longerSide * scene.viewBox.longerSide * share
    for progress in instants {
      let ink = DrawnShape.all(scene.frame(atProgress: progress)).reduce(0) { $0 + $1.ink }
      #expect(ink >= least, "next to nothing is seen at \(progress) \(words)")
    }
  }

  /// The poster shows as much as half of what most instants show.
  @Test(arguments: names) func standsWell(_ name: String) throws {
    let entry = try #require(TestedLoaders.registry()[name])
    let scene = try scene(name)
    func ink(_ progress: Double) -> Double {
      DrawnShape.all(scene.frame(atProgress: progress)).reduce(0) { $0 + $1.ink }
    }
    let inks = (0..<60).map { ink(Double($0) / 60) }.sorted()
    #expect(ink(entry.loader.poster) >= inks[30] / 2)
  }

  /// WCAG 2.2, section 1.4.11: on white and on black, whatever ground the reader's system prefers,
  /// something of the loader has a contrast of 3 at least.
  @Test(arguments: names, ["auto", "light", "dark"])
  func isSeenOnAnyGround(_ name: String, _ theme: String) throws {
    let scene = try scene(name, [("theme", theme)])
    let shapes = DrawnShape.all(scene.frame(atProgress: scene.poster)).filter(\.isVisible)
    for isDark in [false, true] {
      let paints = shapes.flatMap { shape in
        [shape.fill, shape.stroke?.paint ?? .none].compactMap {
          Self.color($0, scene.textColor, isDark: isDark).map { ($0, shape.opacity) }
        }
      }
      for ground in [0.0, 1] {
        let best =
          paints.map { color, opacity in
            Self.contrast(color.luminance(at: opacity, on: ground), ground)
          }.max() ?? 1
        #expect(best >= Self.pale[name] ?? 3, "on \(ground == 0 ? "black" : "white")")
      }
    }
  }

  private static func color(_ paint: Paint, _ textColor: Paint, isDark: Bool) -> Color? {
    switch paint {
    case .none: nil
    case .color(let color): color
    case .themed(let light, let dark): isDark ? dark : light
    case .currentColor:
      textColor == .currentColor ? nil : color(textColor, .none, isDark: isDark)
    }
  }

  /// WCAG 2.2, contrast ratio.
  private static func contrast(_ a: Double, _ b: Double) -> Double {
    (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}

extension Color {
  /// WCAG 2.2, relative luminance, of this colour over a grey ground.
  fileprivate func luminance(at opacity: Double, on ground: Double) -> Double {
    let alpha = self.opacity * opacity
    let channels = [red, green, blue].map { channel in
      let value = Double(channel) / 255 * alpha + ground * (1 - alpha)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }
}

extension DrawnShape {
  /// About how much is painted, in square units: area or length times width, times opacity.
  fileprivate var ink: Double {
    guard isVisible else { return 0 }
    let area = abs(transform.determinant)
    var ink = 0.0
    if fill != .none {
      let box = shape.outline.bounds
      ink += box.width * box.height * 0.5 * area
    }
    if let stroke, stroke.paint != .none {
      let share = trim?.length ?? 1
      let dot = stroke.cap == .butt ? 0 : stroke.width * stroke.width
      ink += (shape.outlineLength * share * stroke.width + dot) * area
    }
    return ink * opacity
  }
}
