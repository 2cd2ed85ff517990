internal import Geometry
internal import SceneGraph
internal import Timeline

/// A place as Lottie has it: both coordinates together, or each for itself.
enum LottiePosition: Hashable {
  /// Both together, on straight or curved ways.
  case together(LottieProperty)
  /// Each with key frames of its own (Lottie 1.0, “Split Position”).
  case apart(x: LottieProperty, y: LottieProperty)

  /// Makes a place of a flattened one, coordinates rounded to so many decimals.
  init(_ position: FlattenedPosition, _ clock: LottieClock, decimals: Int) {
    switch position {
    case .fixed(let point): self = .together(.still(point.rounded(decimals)))
    case .coordinates(let x, let y):
      let x = LottieProperty(x, clock, decimals: decimals)
      let y = LottieProperty(y, clock, decimals: decimals)
      self = LottieProperty.joined(x, y).map(Self.together) ?? .apart(x: x, y: y)
    case .along(let motion):
      self = .together(LottieProperty(motion.unshifted.keyFrames(clock, decimals: decimals)))
    }
  }

  /// Writes the place.
  func write(_ json: inout JSONWriter) {
    switch self {
    case .together(let property): property.write(&json)
    case .apart(let x, let y):
      json.object { json in
        json.key("s")
        json.boolean(true)
        json.key("x")
        x.write(&json)
        json.key("y")
        y.write(&json)
      }
    }
  }
}

extension FlattenedMotion {
  /// The way as key frames whose tangents follow it: at uniform speed along each, up to the easing.
  ///
  /// Players measure the length of a curve roughly; short curves keep what comes of that below
  /// 0.1 % of the view box's longer side.
  fileprivate func keyFrames(_ clock: LottieClock, decimals: Int) -> [LottieKeyFrame] {
    let turned = Affine.rotation(degrees: turn.degrees, about: turn.center)
    var frames: [LottieKeyFrame] = []
    var end: (offset: Double, place: [Double])?
    for (leg, curve) in curves {
      let start = turned(curve.start).rounded(decimals)
      if let end, end.place != start { frames.append(.init(clock.time(at: leg.start), end.place)) }
      let isStraight = path.segments[leg.segment].isStraight || leg.from == leg.to
      frames.append(
        .init(
          clock.time(at: leg.start), start, leg.easing,
          isStraight ? nil : curve.tangents(turned, decimals)))
      end = (leg.end, turned(curve.end).rounded(decimals))
    }
    if let end { frames.append(.init(clock.time(at: end.offset), end.place)) }
    return frames
  }

  /// The legs cut into such as one short curve can follow, with these curves.
  private var curves: [(leg: Leg, curve: CubicCurve)] {
    legs.flatMap { leg in
      let segment = path.segments[leg.segment]
      return leg.divided(into: segment.curveCount(from: leg.from, to: leg.to)).flatMap { part in
        let curves = segment.cubics(from: part.from, to: part.to)
        return Array(zip(part.divided(into: curves.count), curves))
      }
    }
  }
}

extension CubicCurve {
  fileprivate func tangents(_ map: Affine, _ decimals: Int) -> LottieKeyFrame.Tangents {
    let out = (map(control1) - map(start)).rounded(decimals)
    let into = (map(control2) - map(end)).rounded(decimals)
    return .init(out: Point(out[0], out[1]), into: Point(into[0], into[1]))
  }
}

extension PathSegment {
  /// In how many curves a part of this is told: such as turn by no more than 15°.
  fileprivate func curveCount(from start: Double, to end: Double) -> Int {
    max(1, Int((turning * abs(end - start) / 15 - 1e-9).rounded(.up)))
  }

  fileprivate var isStraight: Bool {
    if case .line = self { true } else { false }
  }
}

extension Point {
  /// The coordinates rounded to so many decimals.
  func rounded(_ decimals: Int) -> [Double] {
    [SVGNumber.rounded(x, decimals), SVGNumber.rounded(y, decimals)]
  }
}
