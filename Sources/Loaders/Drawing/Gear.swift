internal import Geometry

extension Path {
  /// A gear wheel about the origin with a hole in its middle; the middle of a tooth is at the top.
  ///
  /// Wheels mesh whose radii, measured to half of a tooth's height, are as their numbers of teeth.
  static func gear(teeth: Int, radius: Double, toothHeight: Double, hole: Double) -> Path {
    let pitch = 360 / Double(teeth)
    let (root, tip) = (radius - toothHeight / 2, radius + toothHeight / 2)
    let corners = (0..<teeth).flatMap { tooth in
      [(-0.28, root), (-0.11, tip), (0.11, tip), (0.28, root)].map { share, reach in
        Affine.rotation(degrees: (Double(tooth) + share) * pitch)(Point(0, -reach))
      }
    }
    // Wound against the rim, so that it stays open by the nonzero rule.
    let inner = Arc(center: .zero, radius: hole, startAngle: 0, sweep: -360)
    return Path(
      polygon(corners).subpaths + [
        .init(start: inner.start, segments: [.arc(inner)], isClosed: true)
      ])
  }
}
