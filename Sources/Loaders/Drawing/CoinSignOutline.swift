internal import Geometry

extension CoinSign {
  /// The outline of the sign, centred on the origin; `nil` for a coin without one.
  var outline: Path? {
    Self.outlines[self]
  }

  private static let outlines: [CoinSign: Path] = {
    var outlines: [CoinSign: Path] = [:]
    for sign in allCases {
      outlines[sign] = sign.pathData.flatMap { try? Path(svg: $0) }
    }
    return outlines
  }()
}
