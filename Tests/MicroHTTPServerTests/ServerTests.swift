import HTTPMessages
import MicroHTTPServer
import Testing

/// What a server does for well-formed requests (RFC 9110, RFC 9112).
struct ServerTests {
  @Test func severalRequestsAreAnsweredOnOneConnection() throws {
    let server = try startServer()
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    for number in 0..<5 {
      let response = try client.get("/a/\(number)")
      #expect(response.status == 200)
      #expect(response.text == "GET\n/a/\(number)")
      #expect(response.first("Connection") == nil)
      #expect(response.values("Date").count == 1)
    }
    #expect(server.openConnections == 1)
  }

  @Test func pipelinedRequestsAreAnsweredInOrder() throws {
    let server = try startServer()
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    let numbers = 0..<50
    client.send(numbers.map { "GET /\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined())
    for number in numbers {
      #expect(try client.response().text == "GET\n/\(number)")
    }
  }

  @Test func aRequestSentByteByByteIsAnswered() throws {
    let server = try startServer()
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    for byte in "GET /slow?x=1 HTTP/1.1\r\nHost: a\r\nX-Y: z\r\n\r\n".utf8 { client.send([byte]) }
    #expect(try client.response().text == "GET\n/slow\nx=1")
  }

  @Test(arguments: [0, 1, 100, 1000, 100_000, 3_000_000])
  func bodiesArriveExactly(size: Int) throws {
    let body = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 / 256) }
    let server = try startServer { _ in Response(status: .ok, body: body) }
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    for _ in 0..<2 {
      let response = try client.get("/")
      #expect(response.values("Content-Length") == ["\(size)"])
      #expect(response.body == body)
    }
  }

  @Test func headHasTheFieldsOfGetAndNoContent() throws {
    let server = try startServer()
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    let get = try client.get("/some/path")
    let head = try client.get("/some/path", method: "HEAD")
    #expect(head.status == 200)
    // The responder echoes the method, which is one letter longer.
    #expect(head.first("Content-Length") == "\(get.body.count + 1)")
    #expect(head.first("Content-Type") == get.first("Content-Type"))
    #expect(try client.get("/next").text == "GET\n/next")
  }

  @Test(arguments: [204, 304]) func answersWithoutContentKeepTheFraming(status: Int) throws {
    let server = try startServer { request in
      request.target.path == Array("/bare".utf8)
        ? Response(
          status: Status(rawValue: status), headers: ["ETag": "\"x\""], body: Array("abc".utf8))
        : echo(request)
    }
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    let response = try client.get("/bare")
    #expect(response.status == status)
    #expect(response.first("ETag") == "\"x\"")
    // RFC 9110, section 8.6: none in a 204; in a 304 the length that a 200 would have.
    #expect(response.values("Content-Length") == (status == 204 ? [] : ["3"]))
    #expect(response.values("Transfer-Encoding").isEmpty)
    #expect(try client.get("/next").text == "GET\n/next")
  }

  @Test func theRequestIsHandedOverWhole() throws {
    let server = try startServer { request in
      let lines =
        [request.method.rawValue, request.peer ?? "none"]
        + request.headers.fields.map { "\($0.name)=\($0.value)" }
      return Response(status: .ok, body: Array(lines.joined(separator: "\n").utf8))
    }
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    let fields = "X-One: 1\r\nx-two:  two words \t\r\nX-One: again\r\nX-Empty:\r\n"
    let text = try client.get("/", method: "OPTIONS", fields: fields).text
    let expected = [
      "OPTIONS", "127.0.0.1", "Host=a", "X-One=1", "x-two=two words", "X-One=again", "X-Empty=",
    ]
    #expect(text == expected.joined(separator: "\n"))
  }

  @Test func expectIsAnsweredBeforeTheResponse() throws {
    let server = try startServer()
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    client.send("GET /e HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n\r\n")
    var response = try client.response(toHead: true)
    if response.status == 100 { response = try client.response() }
    #expect(response.status == 200)
  }

  @Test func closeIsHonoured() throws {
    let server = try startServer()
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    #expect(try client.get("/", fields: "Connection: close\r\n").first("Connection") == "close")
    #expect(client.readToEnd() == [])
  }

  @Test func version1_0ClosesUnlessAskedToKeep() throws {
    let server = try startServer()
    defer { server.stop() }
    let closing = try RawClient(port: server.port)
    closing.send("GET /old HTTP/1.0\r\n\r\n")
    #expect(try closing.response().text == "GET\n/old")
    #expect(closing.readToEnd() == [])
    let keeping = try RawClient(port: server.port)
    for _ in 0..<2 {
      keeping.send("GET /old HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n")
      #expect(try keeping.response().first("Connection")?.lowercased() == "keep-alive")
    }
  }

  @Test func theLastRequestOfAConnectionIsToldSo() throws {
    let server = try startServer(options { $0.requestsPerConnection = 3 })
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    #expect(try client.get("/1").first("Connection") == nil)
    #expect(try client.get("/2").first("Connection") == nil)
    #expect(try client.get("/3").values("Connection") == ["close"])
    #expect(client.readToEnd() == [])
    #expect(try RawClient(port: server.port).get("/4").status == 200)
  }

  @Test func aClientThatEndsSendingIsAnsweredThenCut() throws {
    let server = try startServer()
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    client.send("GET /half HTTP/1.1\r\nHost: a\r\n\r\n")
    client.finishSending()
    let bytes = try #require(client.readToEnd())
    let end = try #require(RawResponse.headEnd(in: bytes))
    #expect(RawResponse(head: bytes[..<end])?.status == 200)
    #expect(try RawClient(port: server.port).get("/next").text == "GET\n/next")
  }

  @Test(arguments: [
    "", "G", "GET /", "GET /x?y HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: a\r\nX",
    "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
  ])
  func clientsMayVanishAnywhere(start: String) throws {
    let server = try startServer()
    defer { server.stop() }
    for _ in 0..<20 {
      try RawClient(port: server.port).send(start)
    }
    #expect(try RawClient(port: server.port).get("/next").text == "GET\n/next")
    #expect(server.drain(within: .seconds(10)))
  }

  @Test func drainingTellsClientsToClose() throws {
    let server = try startServer()
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    #expect(try client.get("/").first("Connection") == nil)
    #expect(server.drain(within: .seconds(10)))
    #expect(server.requestsInFlight == 0)
    #expect(try client.get("/").values("Connection") == ["close"])
    #expect(client.readToEnd() == [])
    #expect(try RawClient(port: server.port).get("/").values("Connection") == ["close"])
  }

  @Test func drainingWaitsForWhatIsInFlight() throws {
    let body = [UInt8](repeating: 7, count: 30_000_000)
    let server = try startServer { _ in Response(status: .ok, body: body) }
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    while server.requestsInFlight == 0 {}
    // Far more than the buffers of a connection hold waits for the client to read.
    #expect(!server.drain(within: .milliseconds(50)))
    #expect(try client.response().body.count == body.count)
    #expect(server.drain(within: .seconds(10)))
  }

  @Test func stoppingTwiceIsStoppingOnce() throws {
    let server = try startServer()
    let client = try RawClient(port: server.port)
    #expect(try client.get("/").status == 200)
    server.stop()
    server.stop()
    #expect(client.readToEnd() == [])
    #expect(server.openConnections == 0)
    #expect(throws: RawClient.Failure.self) { try RawClient(port: server.port) }
    #expect(server.drain(within: .zero))
  }

  @Test(arguments: ["X-A\r\nInjected: 1", "X A", "", "X:A", "Ü"])
  func anAnswerThatCannotBeSentIsAnInternalError(name: String) throws {
    let server = try startServer { request in
      request.target.path.count > 1
        ? echo(request)
        : Response(status: .ok, headers: HeaderFields([.init(name: name, value: "v")]))
    }
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    let response = try client.get("/")
    #expect(response.status == 500)
    #expect(response.first("Injected") == nil)
    #expect(try RawClient(port: server.port).get("/ok").status == 200)
  }
}
