/// The text format of Prometheus, version 0.0.4.
enum PrometheusText {
  /// The media type of the format.
  static let mediaType = "text/plain; version=0.0.4; charset=utf-8"

  /// Metrics as text.
  static func bytes(_ metrics: [Metric]) -> [UInt8] {
    var text = ""
    for metric in metrics {
      text += "# HELP \(metric.name) \(escaped(metric.summary, quotes: false))\n"
      text += "# TYPE \(metric.name) \(metric.kind.rawValue)\n"
      for sample in metric.samples {
        let labels = sample.labels.map { "\($0[0])=\"\(escaped($0[1], quotes: true))\"" }
        text += "\(metric.name)\(sample.suffix)"
        if !labels.isEmpty { text += "{\(labels.joined(separator: ","))}" }
        text += " \(number(sample.value))\n"
      }
    }
    return Array(text.utf8)
  }

  /// A number, whole ones without a decimal point.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-Inf" : "+Inf" }
    guard let whole = Int(exactly: value) else { return "\(value)" }
    return "\(whole)"
  }

  private static func escaped(_ text: String, quotes: Bool) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\"" where quotes: result += "\\\""
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
