import Testing

@testable import MicroHTTPServer

/// What the options come to.
struct ServerOptionsTests {
  @Test(arguments: [(4096, 4), (10, 3), (2, 8), (0, 2), (7, 7)])
  func connectionsAreSharedOut(all: Int, workers: Int) {
    var options = ServerOptions()
    options.connections = all
    let shares = (0..<workers).map { options.connections(ofWorker: $0, among: workers) }
    // No worker is without; the sum is what was asked for where that is possible.
    #expect(shares.reduce(0, +) == max(all, workers))
    #expect((shares.max() ?? 0) - (shares.min() ?? 0) <= 1)
    #expect((shares.min() ?? 0) > 0)
  }

  private func limits(_ options: ServerOptions) -> Worker.Limits {
    Worker.Limits(options, connections: 1, poolBytes: options.poolBytes)
  }

  @Test func limitsFitThePool() {
    var options = ServerOptions()
    #expect(limits(options).targetBytes == 8192)
    #expect(limits(options).headerBytes == 12_288)
    options.connectionPoolBytes = 100
    #expect(options.poolBytes == 4096)
    #expect(limits(options).targetBytes == 2048)
    #expect(limits(options).headerBytes == 2048)
  }
}
