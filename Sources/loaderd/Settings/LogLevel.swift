/// How weighty a logged line is, the least weighty first.
enum LogLevel: String, CaseIterable, Comparable, Sendable {
  case debug, info, warning, error

  static func < (left: LogLevel, right: LogLevel) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .debug: 0
    case .info: 1
    case .warning: 2
    case .error: 3
    }
  }
}
