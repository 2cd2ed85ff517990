import Formats
import Geometry
import Loaders
import SceneGraph
import Testing
import Timeline

@Suite struct LottieTests {
  /// Formats, “Agreement”: 0.1 % of the longer side in place, 0.5 % in size, the drawing order.
  @Test(arguments: Recipe.spread.filter { $0.items["delay"] == nil && $0.items["repeat"] == nil })
  func loadersAgree(_ recipe: Recipe) throws {
    #expect(try LottieAgreement(try recipe.scene()).differences().isEmpty)
  }

  @Test(arguments: SyntheticScene.all + SyntheticScene.curves)
  func scenesAgree(_ synthetic: SyntheticScene) throws {
    #expect(try LottieAgreement(synthetic.scene()).differences().isEmpty)
  }

  @Test(
    arguments: SyntheticScene.all,
    SyntheticTiming.all.filter { $0.timing.delay == 0 && $0.timing.iterationCount == .infinity })
  func timingsAgree(_ synthetic: SyntheticScene, _ timing: SyntheticTiming) throws {
    #expect(try LottieAgreement(synthetic.scene(timing.timing)).differences(count: 24).isEmpty)
  }

  /// A frame rate that no whole number of frames fits in is moved to one that does.
  @Test(
    arguments: [
      (1.6, 60, 96), (0.77, 60, 46), (1.0 / 3, 24, 8), (0.1, 1, 1), (60, 30, 1800),
    ] as [(Double, Double, Double)])
  func theLoopIsWholeFrames(_ duration: Double, _ rate: Double, _ count: Double) throws {
    var scene = try Recipe("balls", ["duration": "\(duration)"]).scene()
    scene.timing.iterationDuration = duration
    var options = FormatOptions()
    options.frameRate = rate
    let agreement = try LottieAgreement(scene, options)
    #expect(agreement.frameCount == count)
    #expect(abs(agreement.frameCount / agreement.frameRate - duration) < 1e-6 * duration)
  }

  @Test func everyKeyFrameIsWhole() throws {
    for recipe in Recipe.spread {
      let picture = try LottiePicture(Lottie.json.encode(try recipe.scene(), FormatOptions()))
      let end = try #require(picture.root["op"] as? Double)
      for frames in Self.keyFrames(in: picture.root) {
        let times = try frames.map { try #require($0["t"] as? Double) }
        #expect(times.first == 0 && times.last == end && times == times.sorted())
        for (first, third) in zip(times, times.dropFirst(2)) { #expect(first < third) }
        #expect(frames.first?["s"] as? [Double] == frames.last?["s"] as? [Double])
        for frame in frames.dropLast() {
          #expect(frame["h"] as? Int == 1 || frame["o"] != nil && frame["i"] != nil)
        }
      }
    }
  }

  private static func keyFrames(in value: Any) -> [[[String: Any]]] {
    if let list = value as? [Any] { return list.flatMap(keyFrames) }
    guard let object = value as? [String: Any] else { return [] }
    if object["a"] as? Int == 1, let frames = object["k"] as? [[String: Any]] { return [frames] }
    return object.values.flatMap(keyFrames)
  }

  @Test func aRectangleOfAnotherShapeHoldsTheViewBox() throws {
    let scene = Scene(
      viewBox: Rect(x: -10, y: -20, width: 40, height: 20), background: .color(Color(1, 2, 3)),
      nodes: [Node(id: "dot", shape: .circle(radius: 1), fill: .currentColor)],
      timing: Timing(iterationDuration: 1, iterationCount: .infinity))
    var options = FormatOptions(size: Size(100, 79.6))
    options.textColor = Color(7, 8, 9)
    let picture = try LottiePicture(Lottie.json.encode(scene, options))
    #expect(picture.root["w"] as? Int == 100 && picture.root["h"] as? Int == 80)
    let inks = try picture.inks(at: 0)
    #expect(inks.map(\.color) == ["#010203", "#070809"])
    // 2.5 pixels a unit, the middle (10, −10) in the middle (50, 40).
    #expect(inks[1].matrix(.zero).distance(to: Point(25, 65)) < 1e-9)
    #expect(abs(inks[1].matrix.a - 2.5) < 1e-9)
  }

  @Test func tellsWhatItIs() throws {
    for format in [Lottie.json, .lot] {
      #expect(format.options == [.size, .frameRate] && !format.isCostly)
    }
    let scene = try Recipe("coins").scene()
    #expect(Lottie.json.encode(scene, .init()) == Lottie.lot.encode(scene, .init()))
    #expect(Lottie.lot.mediaType == "video/lottie+json")
  }
}
