import Formats
import HTTPMessages
import Testing

@Suite struct FormatFaultWordsTests {
  private func text(_ fault: FormatFault, _ query: String = "size=300") throws -> String {
    let response = try PixelFormat(frames: 1, fault: fault).get("/loader/balls.pix?\(query)")
    #expect(response.status == .badRequest)
    return String(decoding: response.body, as: UTF8.self)
  }

  @Test func namesARateThatFits() throws {
    let text = try text(.tooManyFrames(7200, most: 3600), "fps=60")
    #expect(text.contains(#""parameter":"fps","value":"60""#))
    #expect(text.contains(#""suggestion":"30""#) && text.contains("at most 3600 frames"))
  }

  @Test func asksForAShorterIterationWhereNoRateFits() throws {
    let text = try text(.tooManyFrames(7200, most: 3600), "fps=1.5")
    #expect(text.contains(#""parameter":"duration""#))
  }

  @Test func namesASizeThatFits() throws {
    let text = try text(.sideTooLong(36_000, most: 12_000))
    #expect(text.contains(#""parameter":"size","value":"300""#))
    #expect(text.contains(#""suggestion":"100""#))
  }

  @Test func namesAFrameThatFits() throws {
    let text = try text(.frameTooLarge(360_000, most: 160_000))
    #expect(text.contains(#""parameter":"size","value":"300""#))
    #expect(text.contains(#""suggestion":"200""#))
  }

  @Test func tellsTheShortestIteration() throws {
    let text = try text(.endsWithinFrame(0.02), "duration=0.1&speed=20")
    #expect(text.contains(#""parameter":"duration","value":"0.005""#) && text.contains("0.02"))
  }

  @Test func asksForAnEvenNumber() throws {
    let text = try text(.endsWithinCycle, "repeat=3&direction=alternate")
    #expect(text.contains(#""parameter":"repeat","value":"3""#) && text.contains("even"))
  }

  @Test func aFaultOfALibraryShowsNothing() throws {
    let response = try PixelFormat(frames: 1, fault: .library("secret")).get("/loader/balls.pix")
    #expect(response.status == .internalServerError)
    #expect(!String(decoding: response.body, as: UTF8.self).contains("secret"))
  }
}
