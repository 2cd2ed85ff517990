import Geometry
import SceneGraph
import Timeline

/// Whether a document shows what a scene's frames say.
struct Agreement {
  let picture: Picture
  let scene: Scene

  /// The span in seconds by which a jump may come too early or too late: two hundred-thousandths
  /// of a cycle of up to two iterations.
  private var slack: Double { scene.timing.iterationDuration * 4e-5 }

  init(_ bytes: [UInt8], _ scene: Scene, preferring preferences: Set<String> = []) throws {
    picture = try Picture(bytes, preferring: preferences)
    self.scene = scene
  }

  /// What differs at a time in seconds; nothing where the frame there, or one next to it on the
  /// other side of a jump, agrees.
  func difference(at time: Double) throws -> String? {
    let shown = try picture.shapes(at: time)
    guard let difference = difference(shown, scene.frame(at: time)) else { return nil }
    let isBesideJump = [time - slack, time + slack].contains {
      self.difference(shown, scene.frame(at: $0)) == nil
    }
    return isBesideJump ? nil : "at \(time): \(difference)"
  }

  /// What differs between the document without any animation and the frame at a time.
  func differenceAtRest(from time: Double) throws -> String? {
    let shown = try picture.shapes(at: nil)
    let isBesideJump = difference(shown, scene.frame(at: time + slack)) == nil
    return isBesideJump ? nil : difference(shown, scene.frame(at: time))
  }

  /// What differs between the document without any animation and a frame.
  func differenceAtRest(from frame: Frame) throws -> String? {
    difference(try picture.shapes(at: nil), frame)
  }

  private func difference(_ shapes: [Picture.Shape], _ frame: Frame) -> String? {
    var shown = shapes.filter(\.isVisible)
    if scene.background != .none { shown.removeFirst() }
    let expected = FrameShape.all(frame)
    guard shown.map(\.fill) == expected.map(\.fill) else {
      return "\(shown.map(\.fill)) are drawn, not \(expected.map(\.fill))"
    }
    guard shown.map(\.stroke) == expected.map(\.stroke) else {
      return "\(shown.map(\.stroke)) are stroked, not \(expected.map(\.stroke))"
    }
    for (shape, expected) in zip(shown, expected) {
      if let difference = difference(shape, expected) { return expected.fill + difference }
    }
    return nil
  }

  private func difference(_ shown: Picture.Shape, _ expected: FrameShape) -> String? {
    let distance = scene.viewBox.longerSide / 1000
    let place = expected.transform(.zero)
    let shownPlace = shown.matrix(0, 0)
    let gap = place.distance(to: Point(shownPlace.x, shownPlace.y))
    if gap > distance { return " is \(gap) away from \(place)" }
    let opacityGap = abs(shown.opacity - expected.opacity)
    if opacityGap > 0.005 { return " has the opacity \(shown.opacity)" }
    if let difference = trimDifference(shown, expected) { return difference }
    let map = expected.transform
    let isEven = abs(map.a - map.d) + abs(map.b + map.c) < 1e-9
    if case .circle(let radius) = expected.shape, isEven, shown.element.name == "circle" {
      let size = shown.matrix.factor * (shown.element["r"].flatMap(Double.init) ?? 0)
      let factor = abs(map.determinant).squareRoot()
      // Of bodies too small to be seen, a hundred-thousandth of the picture is allowed.
      let isSame = abs(size - factor * radius) <= max(0.005 * factor * radius, distance / 100)
      return isSame ? nil : " has the radius \(size), not \(factor * radius)"
    }
    let reach = expected.shape.reach
    for corner in [Point(reach, 0), Point(0, reach)] {
      let (a, b) = (map(corner), shown.matrix(corner.x, corner.y))
      let gap = a.distance(to: Point(b.x, b.y))
      let size = max(a.distance(to: place), distance)
      if gap > distance + 0.005 * size { return " has a corner \(gap) away from \(a)" }
    }
    return nil
  }
}

extension Agreement {
  /// What differs between the dash that is shown and the part of the outline that is stroked.
  private func trimDifference(_ shown: Picture.Shape, _ expected: FrameShape) -> String? {
    let trim = expected.trim ?? TrimState(start: 0, length: 1)
    guard !shown.dashes.isEmpty else {
      return trim.isWhole ? nil : " has no dash of \(trim)"
    }
    let dashes = shown.dashes.split(separator: ",").compactMap { Double($0) }
    guard shown.element["pathLength"] == "1", dashes.count == 2,
      abs(dashes[0] + dashes[1] - 1) < 1e-9, let offset = Double(shown.dashOffset), offset >= 0
    else { return " is dashed \(shown.dashes) from \(shown.dashOffset)" }
    let gap = (trim.start + offset).truncatingRemainder(dividingBy: 1).magnitude
    let limit = scene.viewBox.longerSide / 1000 / expected.shape.outlineLength
    let isSame = abs(dashes[0] - trim.length) <= limit && min(gap, 1 - gap) <= limit
    return isSame ? nil : " is dashed \(dashes) from \(offset), not \(trim)"
  }

  /// Seeded instants over several cycles, and the edges of intervals and just beside them.
  static func instants(of scene: Scene, count: Int) -> [Double] {
    let timing = scene.timing
    let length = timing.iterationDuration
    let span = min(timing.activeDuration, 4.3 * length)
    let end = max(timing.delay + span, 0) + length / 2
    var numbers = SeededNumbers(seed: 7)
    let shares = [0, 1.0 / 8, 1.0 / 6, 0.1875, 0.25, 1.0 / 3, 0.5, 2.0 / 3, 0.6875, 0.75, 5.0 / 6]
    var edges = (0...4).flatMap { iteration in
      shares.flatMap { share in
        let edge = timing.delay + length * (Double(iteration) + share)
        return [edge - 2e-4 * length, edge, edge + 1e-4 * length]
      }
    }.filter { $0 >= 0 && $0 <= end }
    edges = Array(edges.shuffled(using: &numbers).prefix(count / 2))
    return edges + (edges.count..<count).map { _ in numbers.double(in: 0...end) }
  }
}
