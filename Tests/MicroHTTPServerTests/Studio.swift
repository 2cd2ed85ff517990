import Foundation
import HTTPMessages
import MicroHTTPServer
import Synchronization

/// Answers whose work is held until it is let go, and counted.
///
/// `/now…` is answered at once; the path of everything else is the key of its work, and the query
/// tells requests of the same work apart.
final class Studio: Sendable {
  private struct Failure: Error {}

  /// How many pieces of work have begun.
  let begun = Atomic(0)
  /// How many have ended.
  let ended = Atomic(0)
  private let released = Atomic(0)
  private let size: Int

  /// Makes a studio whose contents have some bytes, and which holds its work unless it is open.
  init(isOpen: Bool = false, size: Int = 0) {
    self.size = size
    if isOpen { release(1_000_000) }
  }

  /// Lets so many more pieces of work end.
  func release(_ count: Int = 1) { released.wrappingAdd(count, ordering: .sequentiallyConsistent) }

  /// The answer to a request.
  @Sendable func answer(_ request: Request) -> Answer {
    if request.target.path.starts(with: "/now".utf8) { return .ready(echo(request)) }
    let path = request.target.path
    let query = String(decoding: request.target.query ?? [], as: UTF8.self)
    return .deferred(
      DeferredAnswer(
        key: path,
        finish: { made in
          var response = DeferredAnswer.unfinished(made)
          response.headers.append("X-Query", query)
          response.provenance.route = 5
          response.provenance.isReusable = response.status == .ok
          return response
        }, work: { try self.work(path) }))
  }

  private func work(_ path: [UInt8]) throws -> Response {
    let number = begun.wrappingAdd(1, ordering: .sequentiallyConsistent).newValue
    while released.load(ordering: .sequentiallyConsistent) < number { usleep(200) }
    ended.wrappingAdd(1, ordering: .sequentiallyConsistent)
    if path.starts(with: "/fail".utf8) { throw Failure() }
    let body = path + [UInt8](repeating: 7, count: max(size - path.count, 0))
    return Response(
      status: path.starts(with: "/bad".utf8) ? .internalServerError : .ok,
      headers: ["ETag": EntityTag(content: body).fieldValue], body: body)
  }
}

/// Waits until something holds, at most twenty seconds; whether it does.
func eventually(_ holds: () -> Bool) -> Bool {
  for _ in 0..<20_000 {
    if holds() { return true }
    usleep(1000)
  }
  return holds()
}

extension RawClient {
  /// Sends a request without reading the response.
  func ask(_ target: String, method: String = "GET", fields: String = "") {
    send("\(method) \(target) HTTP/1.1\r\nHost: a\r\n\(fields)\r\n")
  }
}
