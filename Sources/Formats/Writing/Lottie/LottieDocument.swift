internal import Geometry
internal import SceneGraph
internal import Timeline

/// A Lottie animation (Lottie 1.0, “Animation”) while it is put together.
struct LottieDocument {
  private let scene: FlattenedScene
  private let options: FormatOptions
  private let clock: LottieClock
  private let extent: (width: Int, height: Int)

  init(_ scene: Scene, _ options: FormatOptions, defaultFrameRate: Double) {
    let isStill = scene.timing.endTime == 0
    self.scene = isStill ? scene.frame(at: 0).flattened : scene.flattened()
    self.options = options
    clock = LottieClock(
      cycleDuration: isStill
        ? scene.timing.iterationDuration : self.scene.playback.cycleDuration,
      rate: options.frameRate ?? defaultFrameRate)
    let size = options.size ?? Size(scene.viewBox.width, scene.viewBox.height)
    extent = (max(1, Int(size.width.rounded())), max(1, Int(size.height.rounded())))
  }

  /// The animation written down.
  var bytes: [UInt8] {
    var composer = LottieComposer(
      clock: clock, decimals: SVGPrecision(viewBox: scene.viewBox).lengthDecimals + 1,
      textColor: options.textColor)
    let layers = layers(&composer)
    var json = JSONWriter(decimals: 6)
    json.object { json in
      json.key("v")
      json.string("5.12.2")
      json.key("ver")
      json.number(10_000)
      json.key("nm")
      json.string(options.name)
      json.key("fr")
      json.number(clock.frameRate)
      for (key, number) in [
        ("ip", 0), ("op", clock.frameCount), ("w", extent.width), ("h", extent.height), ("ddd", 0),
      ] {
        json.key(key)
        json.number(number)
      }
      json.key("assets")
      json.array { json in
        for asset in composer.assets {
          json.object { json in
            json.key("id")
            json.string(asset.name)
            write(asset.layers, &json)
          }
        }
      }
      write(layers, &json)
      json.key("markers")
      json.array { _ in }
    }
    return json.bytes
  }

  /// The layers of the animation, backmost first.
  private func layers(_ composer: inout LottieComposer) -> [LottieLayer] {
    var layers: [LottieLayer] = []
    if let ink = LottieInk(scene.background, textColor: options.textColor) {
      var solid = LottieLayer(
        name: "background", content: .solid(ink), end: clock.frameCount)
      solid.transform.opacity = .still([ink.opacity])
      layers.append(solid)
    }
    for copy in DrawingSequence(scene.order).copies {
      let own = composer.layers(of: scene.nodes[copy.node])
      layers += LottieSpan.all(copy.visibility, clock).flatMap { span in
        own.map { span.applied(to: $0, &composer) }
      }
    }
    return layers
  }

  /// Writes a composition's layers, which Lottie wants with the foremost first; the one that moves
  /// the view box comes last.
  private func write(_ layers: [LottieLayer], _ json: inout JSONWriter) {
    let parent = viewBoxLayer.map { _ in layers.count + 1 }
    json.key("layers")
    json.array { json in
      for (index, layer) in (layers.reversed() + (viewBoxLayer.map { [$0] } ?? [])).enumerated() {
        layer.write(&json, index: index + 1, parent: parent, extent)
      }
    }
  }

  /// What brings the view box into the animation's rectangle; `nil` where it is that.
  ///
  /// It is as large as it goes and in the middle (SVG 2, section 8.6, `xMidYMid meet`).
  private var viewBoxLayer: LottieLayer? {
    let box = scene.viewBox
    let (width, height) = (Double(extent.width), Double(extent.height))
    if box == Rect(x: 0, y: 0, width: width, height: height) { return nil }
    let factor = min(width / box.width, height / box.height)
    var layer = LottieLayer(name: "view box", content: .nothing, end: clock.frameCount)
    let percent = SVGNumber.rounded(factor * 100, 6)
    layer.transform.anchor = [box.center.x, box.center.y]
    layer.transform.position = .together(.still([width / 2, height / 2]))
    layer.transform.scale = .still([percent, percent])
    return layer
  }
}
