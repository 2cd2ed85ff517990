internal import HTTPMessages

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The place in which an answer is counted: a route, a method and a status.
struct AnswerCell: Equatable {
  /// The place among all.
  let rawValue: Int

  /// The methods that are told apart; everything else is `other`.
  static let methods = ["GET", "HEAD", "OPTIONS", "other"]
  /// The statuses that are told apart; everything else is 0.
  static let statuses = [200, 204, 304, 308, 400, 404, 405, 413, 414, 431, 500, 501, 503]
  /// How many routes are told apart; the last place is that of all others and of none.
  static let routes = 32

  /// Makes a cell of its place.
  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Makes the cell of a route, a method's place and a status.
  init(route: Int?, method: Int, status: Status) {
    let route = route.map { (0..<Self.routes - 1).contains($0) ? $0 : Self.routes - 1 }
    let place = Self.statuses.firstIndex(of: status.rawValue) ?? 15
    rawValue = ((route ?? Self.routes - 1) * 4 + method) * 16 + place
  }

  /// The route, `nil` for all others and for none.
  var route: Int? { rawValue / 64 < Self.routes - 1 ? rawValue / 64 : nil }

  /// The method.
  var method: String { Self.methods[rawValue / 16 % 4] }

  /// The status, 0 for one that is not told apart.
  var status: Int { rawValue % 16 < Self.statuses.count ? Self.statuses[rawValue % 16] : 0 }

  /// The place of a method.
  @unsafe static func place(ofMethod method: UnsafePointer<CChar>) -> Int {
    let isGet = unsafe method[0] == 0x47 && method[1] == 0x45 && method[2] == 0x54
    if unsafe isGet && method[3] == 0 { return 0 }
    if unsafe strcmp(method, "HEAD") == 0 { return 1 }
    return unsafe strcmp(method, "OPTIONS") == 0 ? 2 : 3
  }
}
