internal import SceneGraph

/// At most 256 colours, one of them none at all, and the place that each met colour has.
struct IndexedPalette: Sendable {
  /// The colours by place, 0xFFRRGGBB; 0 is the transparent one.
  let colors: [UInt32]
  /// The place of the transparent colour.
  let transparent: UInt8
  private let table: ColorTable
  private let places: [UInt8]

  /// The most colours beside the transparent one.
  static let limit = 255

  /// Makes a palette for the pixels of a table, flat ones; `exact` colours are kept as they are.
  ///
  /// The more pixels have a colour, the lower its place is: most pictures need few bits then.
  init(_ table: ColorTable, keeping exact: [Color]) {
    var weighed = table
    let clear = weighed.place(adding: 0, times: 0)
    var opaque = weighed.colors.indices.filter { $0 != clear }
    opaque.sort { weighed.counts[$0] > weighed.counts[$1] }
    let kept = exact.map {
      0xff00_0000 | UInt32($0.red) << 16 | UInt32($0.green) << 8 | UInt32($0.blue)
    }
    let reduced = PaletteReduction(
      opaque.map { .init(color: weighed.colors[$0], count: weighed.counts[$0]) }, keeping: kept,
      limit: Self.limit)
    colors = [0] + reduced.palette
    transparent = 0
    var places = [UInt8](repeating: 0, count: weighed.colors.count)
    for (order, place) in opaque.enumerated() {
      places[place] = UInt8(truncatingIfNeeded: reduced.places[order] + 1)
    }
    self.places = places
    self.table = weighed
  }

  /// The place of a flat pixel; the transparent one for what was not met.
  subscript(pixel: UInt32) -> UInt8 {
    table.place(of: pixel).map { places[$0] } ?? transparent
  }
}
