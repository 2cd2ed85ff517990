#if os(Linux)
  import Glibc
  import LoaderService

  /// What the files below `/proc` tell of this process (proc(5)).
  enum ProcessFiles {
    /// The metrics at this moment.
    static func metrics() -> [Metric] {
      var metrics: [Metric] = []
      if let fields = statFields(), fields.count > 21 {
        if let bytes = Double(fields[20]) {
          metrics.append(
            Metric("process_virtual_memory_bytes", .gauge, "Size of the address space.", bytes))
        }
        if let pages = Double(fields[21]) {
          let bytes = pages * Double(sysconf(Int32(_SC_PAGESIZE)))
          metrics.append(
            Metric("process_resident_memory_bytes", .gauge, "Memory that is resident.", bytes))
        }
        if let ticks = Double(fields[19]), let boot = bootTime() {
          let start = boot + ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
          metrics.append(
            Metric(
              "process_start_time_seconds", .gauge,
              "When the process started, in seconds since 1970.", start))
        }
      }
      if let count = openDescriptors() {
        metrics.append(
          Metric("process_open_fds", .gauge, "Descriptors that are open.", Double(count)))
      }
      return metrics
    }

    /// The fields of `/proc/self/stat` behind the name of the program, the state first.
    private static func statFields() -> [Substring]? {
      guard let bytes = try? WholeFile.read("/proc/self/stat") else { return nil }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let end = text.lastIndex(of: ")") else { return nil }
      return text[text.index(after: end)...].split(separator: " ")
    }

    /// When the machine started, in seconds since 1970.
    private static func bootTime() -> Double? {
      guard let bytes = try? WholeFile.read("/proc/stat") else { return nil }
      let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        .first { $0.hasPrefix("btime ") }
      return line.flatMap { Double($0.dropFirst(6)) }
    }

    /// How many descriptors are open, not counting the one that looks.
    private static func openDescriptors() -> Int? {
      guard let folder = opendir("/proc/self/fd") else { return nil }
      defer { closedir(folder) }
      var count = 0
      while readdir(folder) != nil { count += 1 }
      return max(count - 3, 0)
    }
  }
#endif
