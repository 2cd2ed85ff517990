import Testing

@testable import RasterFormats

@Suite struct FrameDelaysTests {
  @Test(arguments: [
    (160, 48), (123, 37), (2, 1), (100, 3), (4800, 3600), (7, 3), (360_000, 3599), (5, 2),
  ])
  func addUpToTheTotalAndDifferByAtMostOne(total: Int, count: Int) {
    let delays = FrameDelays.spread(total, over: count)
    #expect(delays.count == count)
    #expect(delays.reduce(0, +) == total)
    #expect(delays.allSatisfy { $0 == total / count || $0 == (total + count - 1) / count })
  }

  @Test(arguments: [(160, 48), (123, 37), (100, 3), (1000, 7)])
  func noFrameBeginsHalfAUnitOff(total: Int, count: Int) {
    for index in 0...count {
      let exact = Double(index * total) / Double(count)
      #expect(abs(Double(FrameDelays.start(ofFrame: index, total, count)) - exact) <= 0.5)
    }
  }

  @Test func thirtyFramesASecondTakeThreeOrFourHundredths() {
    #expect(FrameDelays.spread(10, over: 3) == [3, 4, 3])
  }
}
