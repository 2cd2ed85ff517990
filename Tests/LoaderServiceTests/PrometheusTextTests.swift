import Testing

@testable import LoaderService

/// The text format 0.0.4.
struct PrometheusTextTests {
  private static func text(_ metric: Metric) -> String {
    String(decoding: PrometheusText.bytes([metric]), as: UTF8.self)
  }

  @Test func aValueHasItsHelpAndType() {
    #expect(
      Self.text(Metric("a_total", .counter, "All\nof \\ \"it\".", 3))
        == "# HELP a_total All\\nof \\\\ \"it\".\n# TYPE a_total counter\na_total 3\n")
  }

  @Test func labelsAreEscaped() {
    let metric = Metric(
      "a", .gauge, "A.", [Metric.Sample(0.25, labels: [["x", "a\"b\\c\nd"], ["y", ""]])])
    #expect(Self.text(metric).hasSuffix("\na{x=\"a\\\"b\\\\c\\nd\",y=\"\"} 0.25\n"))
  }

  @Test func bucketsAddUp() {
    let metric = Metric.histogram(
      "h", "H.", bounds: [0.0001, 1], counts: [2, 3, 4], sum: 12.5)
    #expect(
      Self.text(metric).hasSuffix(
        """
        h_bucket{le="0.0001"} 2
        h_bucket{le="1"} 5
        h_bucket{le="+Inf"} 9
        h_sum 12.5
        h_count 9

        """))
  }

  @Test(arguments: [
    (Double.infinity, "+Inf"), (-.infinity, "-Inf"), (.nan, "NaN"), (1e15, "1000000000000000"),
    (-0.0, "0"), (1e300, "1e+300"),
  ]) func numbersAreTold(_ value: Double, _ text: String) {
    #expect(PrometheusText.number(value) == text)
  }
}
