import HTTPMessages
import MicroHTTPServer

/// A server on the loopback address and a free port that answers with what it was asked.
func startServer(
  workers: Int = 2, _ change: (inout ServerOptions) -> Void = { _ in },
  responder: @escaping Responder = echo
) throws -> Server {
  var options = ServerOptions()
  options.workers = workers
  change(&options)
  return try Server(
    listeningOn: .tcp(host: "127.0.0.1", port: 0), options: options, responder: responder)
}

/// Answers with the method, the raw path and the raw query, each on a line.
let echo: Responder = { request in
  var body = Array(request.method.rawValue.utf8) + [10] + request.target.path
  if let query = request.target.query { body += [10] + query }
  return Response(status: .ok, headers: ["Content-Type": "text/plain"], body: body)
}
