internal import Geometry
public import SceneGraph
internal import Timeline

/// Frame states as JSON: one frame, or those of a whole iteration.
public struct FrameDocument: Sendable {
  private let loader: String
  private let scene: Scene
  private let decimals: Int

  /// Makes the frame states of a loader's scene, numbers rounded to so many decimals, 0 to 9.
  public init(loader: String, scene: Scene, decimals: Int = 6) {
    self.loader = loader
    self.scene = scene
    self.decimals = decimals
  }

  /// The number of frames of one iteration: duration · rate, rounded, at least 1.
  public func frameCount(rate: Double) -> Int {
    max(1, Int((scene.timing.iterationDuration * rate).rounded()))
  }

  /// The instant of frame k, in seconds: k · duration / count; frames beyond count go on.
  public func time(ofFrame frame: Int, rate: Double) -> Double {
    Double(frame) * scene.timing.iterationDuration / Double(frameCount(rate: rate))
  }

  /// The state at one instant.
  public func frame(at instant: Instant) -> [UInt8] {
    let frame = scene.frame(at: instant)
    var json = JSONWriter(decimals: decimals)
    json.object { json in
      json.key("loader")
      json.string(loader)
      json.key("t")
      json.number(frame.time ?? frame.progress * scene.timing.iterationDuration)
      json.key("iteration")
      json.number(frame.iteration)
      json.key("progress")
      json.number(frame.progress)
      json.key("duration")
      json.number(scene.timing.iterationDuration)
      if scene.showAfter > 0 {
        json.key("visible")
        json.boolean(frame.isVisible)
      }
      writeViewBox(&json)
      json.key("nodes")
      json.array { json in
        for node in frame.nodes { json.whole(node) }
      }
    }
    return json.bytes
  }

  /// The states of one iteration at a rate in frames a second, end-exclusive.
  public func iteration(rate: Double) -> [UInt8] {
    var json = JSONWriter(decimals: decimals)
    json.object { json in
      writeHead(&json, rate: rate)
      json.key("frames")
      json.array { json in
        for index in 0..<frameCount(rate: rate) { writeFrame(&json, index, rate: rate) }
      }
    }
    return json.bytes
  }

  /// The same as `iteration(rate:)`, the head on the first line, then a frame a line.
  public func lines(rate: Double) -> [UInt8] {
    var json = JSONWriter(decimals: decimals)
    json.object { writeHead(&$0, rate: rate) }
    json.newline()
    for index in 0..<frameCount(rate: rate) {
      writeFrame(&json, index, rate: rate)
      json.newline()
    }
    return json.bytes
  }

  private func writeHead(_ json: inout JSONWriter, rate: Double) {
    json.key("loader")
    json.string(loader)
    json.key("duration")
    json.number(scene.timing.iterationDuration)
    json.key("fps")
    json.number(rate)
    json.key("count")
    json.number(frameCount(rate: rate))
    writeViewBox(&json)
    json.key("nodes")
    json.array { json in
      for node in scene.nodes { json.still(node) }
    }
  }

  /// A frame of the first iteration, its time counted from the iteration's own beginning.
  ///
  /// Neither a delay nor the time before the scene shows is a part of it.
  private func writeFrame(_ json: inout JSONWriter, _ index: Int, rate: Double) {
    let time = time(ofFrame: index, rate: rate)
    var shown = scene
    shown.showAfter = 0
    let frame = shown.frame(at: scene.timing.delay + time)
    json.object { json in
      json.key("t")
      json.number(time)
      json.key("progress")
      json.number(frame.progress)
      json.key("nodes")
      json.array { json in
        for node in frame.nodes { json.moving(node) }
      }
    }
  }

  private func writeViewBox(_ json: inout JSONWriter) {
    let box = scene.viewBox
    json.key("viewBox")
    json.array { json in
      for value in [box.x, box.y, box.width, box.height] { json.number(value) }
    }
    if scene.background != .none {
      json.key("background")
      json.paint(scene.background)
    }
    guard scene.usesTextColor, scene.textColor != .none else { return }
    json.key("textColor")
    json.paint(scene.textColor)
  }
}
