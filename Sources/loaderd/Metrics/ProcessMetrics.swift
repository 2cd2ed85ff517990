import LoaderService

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the system tells of this process, by the names that Prometheus has for it.
enum ProcessMetrics {
  /// The metrics at this moment; what the system does not tell is left out.
  static func all() -> [Metric] {
    var metrics = [
      Metric(
        "loaderd_build_info", .gauge, "The version, as a label; the value is always 1.",
        [Metric.Sample(1, labels: [["version", version]])]),
      Metric(
        "process_cpu_seconds_total", .counter, "Processor time in user and system mode.",
        processorSeconds()),
    ]
    if let limit = DescriptorLimit.current {
      metrics.append(
        Metric("process_max_fds", .gauge, "Descriptors that may be open.", Double(limit)))
    }
    #if os(Linux)
      metrics += ProcessFiles.metrics()
    #endif
    return metrics
  }

  private static func processorSeconds() -> Double {
    var time = timespec()
    guard clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
