/// The sign that a coin carries in its middle: an outline for a coin of diameter 32 points.
///
/// The outlines are plain geometry in one weight: strokes about 2.6 points thick, cross bars 1.4 to
/// 2, heights of 14 to 15.
enum CoinSign: String, CaseIterable, Sendable {
  /// Yen and yuan, ¥: arms that lean 4 to 7, two bars across the stem.
  case yen
  /// Dollar, $: an S that is its own half turn, a vertical line above and below it.
  case dollar
  /// Euro, €: a ring of radii 7.2 and 4.6 cut at 45°, two bars that stand out on the left.
  case euro
  /// Pound sterling, £: half a ring on a stem with one bar, which sweeps into the foot.
  case pound
  /// Won, ₩: a W whose inner corners end in its two bars.
  case won
  /// Indian rupee, ₹: two strokes at the top, a bowl without a stem, a slanting leg.
  case rupee
  /// Bitcoin, ₿: a B of two unequal bowls with two ticks above and two below.
  case bitcoin
  /// Star, ★: five points, the inner radius 0.44 of the outer 8.
  case star
  /// No sign: a plain disc.
  case none

  /// SVG path data (SVG 1.1 § 8.3) of the outline, in points, y down; `nil` for ``none``.
  ///
  /// The bounding box is centred on the origin within 0.3 points. Fill by the nonzero rule: the
  /// bars of ``won`` lie over its strokes, wound the same way.
  var pathData: String? {
    switch self {
    case .yen:
      """
      M-6-7h3l3 5 3-5h3l-4 7H5V2H1V3H5V5H1V7H-1V5H-5V3h4V2H-5V0h3z
      """
    case .dollar:
      """
      M4.7-2.4C4.7-4.5 3.2-5.7 1-5.9V-7.5H-1v1.6c-2.3.2-3.8 1.6-3.8 3.5\
      C-4.8.2-2.5.8-.4 1.3 1.2 1.7 2 1.9 2 2.6S1.3 3.7.1 3.7c-1.3 0-1.9-.5-2-1.3H-4.7\
      c0 2.1 1.5 3.3 3.7 3.5V7.5H1V5.9c2.3-.2 3.8-1.6 3.8-3.5\
      C4.8-.2 2.5-.8.4-1.3-1.2-1.7-2-1.9-2-2.6s.7-1.1 1.9-1.1c1.3 0 1.9.5 2 1.3z
      """
    case .euro:
      """
      M6.8-5.1A7.2 7.2 0 0 0-5-2.6H-7.2V-1h1.8V1H-7.2V2.6H-5A7.2 7.2 0 0 0 6.8 5.1L5 3.2\
      a4.6 4.6 0 0 1-7.1-.6H3V1H-2.8V-1H3V-2.6H-2.1A4.6 4.6 0 0 1 5-3.2z
      """
    case .pound:
      """
      M5.7-2.5H3a2 2.2 0 0 0-4 0v2H3v2H-1c0 1.4-.4 2.4-1.2 3.1H5.7V7H-5.7V4.7c1.4-.5 2-1.7 2-3.2\
      H-5.5v-2h1.8v-2a4.7 4.5 0 0 1 9.4 0z
      """
    case .won:
      """
      M-9-7h2.5L-4 2.7-1.2-7H1.2L4 2.7 6.5-7H9L5.3 7H2.7L0-2.7-2.7 7H-5.3zm-.8 4.3H9.8v1.4H-9.8z\
      m0 4H9.8V2.7H-9.8z
      """
    case .rupee:
      """
      M-5.2-7.2H5.2v2h-3q.6.7.8 1.5H5.2v2H3.1A4.4 4.4 0 0 1-1.2 1.8L4.6 7.2H.8l-6-5.4v-2h3.6\
      A2 2 0 0 0 .3-1.7H-5.2v-2H.3A2 2 0 0 0-1.6-5.2H-5.2z
      """
    case .bitcoin:
      """
      M-5.2-5.5h2V-7.4h1.6v1.9H0V-7.4H1.6v1.9a2.8 2.8 0 0 1 1.7 5 3.2 3.2 0 0 1-1.7 6V7.4H0V5.5\
      H-1.6V7.4H-3.2V5.5h-2V3.3h1.4V-3.3H-5.2zm4.1 2.2v2.2H.7a1.1 1.1 0 0 0 0-2.2zm0 4.4V3.3H1.2\
      a1.1 1.1 0 0 0 0-2.2z
      """
    case .star:
      "M0-7.5 2.1-2.4 7.6-2 3.3 1.5 4.7 6.9 0 4-4.7 6.9-3.3 1.5-7.6-2l5.5-.4z"
    case .none:
      nil
    }
  }
}
