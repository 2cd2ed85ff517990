import HTTPMessages
import Testing

@Suite struct PixelBudgetTests {
  private func text(_ response: Response) -> String {
    String(decoding: response.body, as: UTF8.self)
  }

  @Test(arguments: ["size=100", "width=100", "height=100", "width=50&height=100"])
  func aFileAtTheLimitIsMade(query: String) throws {
    let response = try PixelFormat(frames: 100).get("/loader/balls.pix?\(query)")
    #expect(response.status == .ok)
    #expect(text(response).hasPrefix("1000000.0 "))
  }

  @Test(arguments: [
    ("size=400", "size", "400"), ("height=401", "height", "401"),
    ("width=400&height=200", "width", "400"), ("size=101", "size", "101"),
  ])
  func aLargerOneIsRefusedWithASizeThatFits(
    query: String, parameter: String, value: String
  ) throws {
    let format = PixelFormat(frames: 100)
    let response = try format.get("/loader/balls.pix?\(query)")
    #expect(response.status == .badRequest)
    #expect(text(response).contains("the limit is 1,000,000"))
    #expect(text(response).contains("\"parameter\":\"\(parameter)\",\"value\":\"\(value)\""))
    let match = try #require(text(response).firstMatch(of: /"suggestion":"(\d+)"/))
    let fitting = try #require(Int(match.output.1))
    if !query.contains("&") {
      #expect(fitting == 100)
      #expect(try format.get("/loader/balls.pix?size=\(fitting)").status == .ok)
      #expect(try format.get("/loader/balls.pix?size=\(fitting + 1)").status == .badRequest)
    }
  }

  @Test func tooManyFramesForAnySizeAreAFaultOfTheRate() throws {
    let response = try PixelFormat(frames: 1_000_001).get("/loader/balls.pix?size=1&fps=9")
    #expect(response.status == .badRequest)
    #expect(text(response).contains("\"parameter\":\"fps\",\"value\":\"9\""))
  }

  @Test func aSideThatFollowsKeepsToTheFormat() throws {
    let format = PixelFormat(frames: 1)
    let response = try format.get("/loader/coins.pix?height=2000", limit: .max)
    #expect(response.status == .badRequest)
    #expect(text(response).contains("3200 pixels long"))
    #expect(try format.get("/loader/coins.pix?width=2048", limit: .max).status == .ok)
  }

  @Test func whatHasNoPixelsHasNoBudget() throws {
    let response = try PixelFormat(frames: 1).get("/loader/coins.svg?size=4096", limit: 1)
    #expect(response.status == .ok)
  }
}
