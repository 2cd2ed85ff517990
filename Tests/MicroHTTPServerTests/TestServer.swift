import HTTPMessages
import MicroHTTPServer

/// A server on the loopback address and a free port; it echoes unless told otherwise.
func startServer(
  _ options: ServerOptions = options(), responder: @escaping Responder = echo
) throws -> Server {
  try Server(
    listeningOn: .tcp(host: "127.0.0.1", port: 0), options: options, responder: responder)
}

/// Options of two workers, changed.
func options(_ change: (inout ServerOptions) -> Void = { _ in }) -> ServerOptions {
  var options = ServerOptions()
  options.workers = 2
  change(&options)
  return options
}

/// Answers with the method, the raw path and the raw query, each on a line.
let echo: Responder = { request in
  var body = Array(request.method.rawValue.utf8) + [10] + request.target.path
  if let query = request.target.query { body += [10] + query }
  return Response(status: .ok, headers: ["Content-Type": "text/plain"], body: body)
}
