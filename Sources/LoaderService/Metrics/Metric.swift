/// A measured quantity with its values, as Prometheus collects it.
public struct Metric: Hashable, Sendable {
  /// How values go.
  public enum Kind: String, Sendable {
    /// A value that only grows, until the process ends.
    case counter
    /// A value that goes up and down.
    case gauge
    /// How many observations lie at or below bounds.
    case histogram
  }

  /// A value with what tells it from the others of the same metric.
  public struct Sample: Hashable, Sendable {
    /// What stands behind the metric's name, such as `_bucket`.
    public let suffix: String
    /// Names and values, in order.
    public let labels: [[String]]
    /// The value.
    public let value: Double

    /// Makes a sample.
    public init(_ value: Double, suffix: String = "", labels: [[String]] = []) {
      self.suffix = suffix
      self.labels = labels
      self.value = value
    }
  }

  /// The name; its unit stands at its end.
  public let name: String
  /// What is measured, in a sentence.
  public let summary: String
  /// How values go.
  public let kind: Kind
  /// The values.
  public let samples: [Sample]

  /// Makes a metric.
  public init(_ name: String, _ kind: Kind, _ summary: String, _ samples: [Sample]) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.samples = samples
  }

  /// Makes a metric of one value.
  public init(_ name: String, _ kind: Kind, _ summary: String, _ value: Double) {
    self.init(name, kind, summary, [Sample(value)])
  }

  /// Makes a histogram of counts in the steps between bounds; the last step has no bound.
  public static func histogram(
    _ name: String, _ summary: String, bounds: [Double], counts: [Int], sum: Double
  ) -> Metric {
    var total = 0
    var samples: [Sample] = []
    for (place, count) in counts.enumerated() {
      total += count
      let bound = place < bounds.count ? PrometheusText.number(bounds[place]) : "+Inf"
      samples.append(Sample(Double(total), suffix: "_bucket", labels: [["le", bound]]))
    }
    samples.append(Sample(sum, suffix: "_sum"))
    samples.append(Sample(Double(total), suffix: "_count"))
    return Metric(name, .histogram, summary, samples)
  }
}
