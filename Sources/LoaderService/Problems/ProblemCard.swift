internal import HTTPMessages

/// A problem as a picture, for the place of the image that was asked for.
///
/// The card is 240 units wide with letters of 15 units: 6 pixels where it is shown 100 pixels wide,
/// 25 where it is 400.
enum ProblemCard {
  private static let width = 240
  private static let columns = 22
  private static let lineHeight = 19

  /// The card's SVG.
  static func svg(_ problem: Problem) -> [UInt8] {
    let heading = "\(problem.kind.status.rawValue) \(problem.kind.title)"
    let lines = LineWrapping.lines(of: problem.detail, columns: columns, limit: 14)
    let height = 46 + lines.count * lineHeight
    let title = MarkupText.escaped("\(heading): \(problem.detail)")
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img" aria-labelledby="problem"><title id="problem">\(title)</title>\
      <rect x="1" y="1" width="\(width - 2)" height="\(height - 2)" rx="10" fill="#fff5f5" \
      stroke="#c92a2a" stroke-width="2"/>\
      <g fill="#3b0d0d" font-family="system-ui,sans-serif" font-size="15">\
      <text x="14" y="28" font-size="17" font-weight="700" fill="#b02020">\
      \(MarkupText.escaped(heading))</text>
      """
    for (index, line) in lines.enumerated() {
      let baseline = 52 + index * lineHeight
      svg += "<text x=\"14\" y=\"\(baseline)\">\(MarkupText.escaped(line))</text>"
    }
    svg += "</g></svg>"
    return Array(svg.utf8)
  }
}
