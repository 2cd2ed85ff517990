import Formats
import Geometry
import SceneGraph
import Timeline

/// Whether a Lottie animation shows what a scene's frames say, by the rules of the specification.
struct LottieAgreement {
  let picture: LottiePicture
  let scene: Scene
  let frameRate: Double
  let frameCount: Double

  init(_ scene: Scene, _ options: FormatOptions = FormatOptions()) throws {
    self.scene = scene
    picture = try LottiePicture(Lottie.json.encode(scene, options))
    frameRate = picture.root["fr"] as? Double ?? 0
    frameCount = picture.root["op"] as? Double ?? 0
  }

  /// What differs at a time in seconds, or just before or behind where there is a jump.
  func difference(at time: Double) throws -> String? {
    let slack = scene.timing.iterationDuration * 1e-4
    let inks = try picture.inks(
      at: (time * frameRate).truncatingRemainder(dividingBy: frameCount)
    ).map { ink in
      var ink = ink
      ink.matrix = viewBoxMap * ink.matrix
      return ink
    }
    let differences = [time, time - slack, time + slack].map { difference(inks, $0) }
    return differences.allSatisfy { $0 != nil } ? "at \(time): \(differences[0] ?? "")" : nil
  }

  /// From the animation's rectangle back to the view box, which stands in its middle.
  private var viewBoxMap: Affine {
    let box = scene.viewBox
    let (width, height) = (
      picture.root["w"] as? Double ?? 0, picture.root["h"] as? Double ?? 0
    )
    let factor = max(box.width / width, box.height / height)
    return .translation(box.center) * .scaling(factor, factor)
      * .translation(Point(-width / 2, -height / 2))
  }

  private func difference(_ shown: [LottiePicture.Ink], _ time: Double) -> String? {
    let expected = FrameShape.all(scene.frame(at: time)).flatMap { shape in
      let inks = [(shape.fill, false), (shape.stroke, true)].filter { $0.0 != "none" }
      return inks.map { (shape, $0.0, $0.1) }
    }.filter { $0.0.opacity >= 5e-5 }
    // Nothing stands around an animation: the text colour is that of the options, black.
    let names = expected.map { _, name, isStroke in
      (name == "currentColor" ? "#000000" : name) + (isStroke ? " stroke" : "")
    }
    let shownNames = shown.map { $0.color + ($0.isStroke ? " stroke" : "") }
    guard names == shownNames else { return "\(shownNames) are drawn, not \(names)" }
    for (ink, (shape, name, isStroke)) in zip(shown, expected) {
      if let difference = difference(ink, shape, isStroke) { return name + difference }
    }
    return nil
  }

  private func difference(
    _ ink: LottiePicture.Ink, _ expected: FrameShape, _ isStroke: Bool
  ) -> String? {
    let distance = scene.viewBox.longerSide / 1000
    if abs(ink.opacity - expected.opacity) > 0.005 { return " has the opacity \(ink.opacity)" }
    let place = expected.transform(.zero)
    let gap = ink.matrix(.zero).distance(to: place)
    if gap > distance { return " is \(gap) away from \(place)" }
    let reach = expected.shape.reach
    for corner in [Point(reach, 0), Point(0, reach)] {
      let corner = (ink.matrix(corner), expected.transform(corner))
      let gap = corner.0.distance(to: corner.1)
      if gap > distance + 0.005 * corner.1.distance(to: place) {
        return " has a corner \(gap) away from \(corner.1)"
      }
    }
    guard isStroke, let trim = expected.trim else { return nil }
    guard let shown = ink.trim else { return " is not trimmed" }
    let limit = distance / expected.shape.outlineLength
    let turn = (shown.start - trim.start).truncatingRemainder(dividingBy: 1).magnitude
    let isSame = abs(shown.length - trim.length) <= limit && min(turn, 1 - turn) <= limit
    return isSame ? nil : " is trimmed to \(shown), not \(trim)"
  }

  /// What differs at instants over two cycles.
  func differences(count: Int = 60) throws -> [String] {
    let cycle = frameCount / frameRate
    var numbers = SeededNumbers(seed: 3)
    return try (0..<count).compactMap { _ in
      try difference(at: numbers.double(in: 0...(2 * cycle)))
    }
  }
}
