import HTTPMessages
import Testing

@testable import loaderd

@Suite struct ListCommandTests {
  static let catalogue = """
    {"count": 2, "loaders": [{"name": "balls", "title": "Balls", "family": "orbit"},
                             {"name": "coins", "title": "Coins", "family": "exchange"}]}
    """

  private func recorded(_ status: Status = .ok, _ body: String = catalogue) -> RecordedSurroundings
  {
    RecordedSurroundings(responder: { _ in Response(status: status, body: Array(body.utf8)) })
  }

  @Test func listsALoaderALine() {
    let recorded = recorded()
    #expect(recorded.run("list") == .fine)
    #expect(recorded.output == "balls  Balls  orbit\ncoins  Coins  exchange\n")
    #expect(recorded.requests.map(\.target) == [RequestTarget("/loaders")])
  }

  @Test func writesTheCatalogueAsItIs() {
    let recorded = recorded()
    #expect(recorded.run("list", "--json") == .fine)
    #expect(recorded.output == Self.catalogue)
  }

  @Test(arguments: [(Status.internalServerError, "{}"), (.ok, "rubbish")])
  func failsWithoutACatalogue(status: Status, body: String) {
    let recorded = recorded(status, body)
    #expect(recorded.run("list") == .failed)
    #expect(recorded.output.isEmpty)
    #expect(recorded.messages.count == 1)
  }
}
