import Testing

@testable import RasterFormats

@Suite struct APNGStreamTests {
  private func picture(_ seed: UInt32) -> PixelGrid<UInt32> {
    PixelGrid(
      width: 6, height: 4,
      values: (0..<24).map { 0xff00_0000 | UInt32($0) &* seed & 0xff })
  }

  private func file(_ pictures: [PixelGrid<UInt32>], plays: Int?) throws -> [PNGChunk] {
    var stream = APNGStream(frameCount: pictures.count, plays: plays)
    for (index, picture) in pictures.enumerated() {
      let before = index > 0 ? pictures[index - 1] : nil
      stream.add(
        try .frame(from: before, to: picture, .trueColorWithAlpha),
        .init(numerator: 1, denominator: 30))
    }
    let bytes = stream.finished()
    #expect(bytes.starts(with: PNGChunk.signature))
    return PNGChunk.all(of: bytes)
  }

  private func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  @Test(arguments: [(nil, 0), (1, 1), (7, 7)])
  func tellsItsFramesInSequence(plays: Int?, told: Int) throws {
    let chunks = try file((1...4).map(picture), plays: plays)
    let types = chunks.map(\.type)
    #expect(
      types == [
        "IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
      ])
    #expect(number(chunks[1].data[0..<4]) == 4 && number(chunks[1].data[4..<8]) == told)
    let numbered = chunks.filter { ["fcTL", "fdAT"].contains($0.type) }
    #expect(numbered.map { number($0.data[0..<4]) } == Array(0..<7))
  }

  @Test func tellsOnlyWhatChanges() throws {
    var changed = picture(1)
    changed.values[8] = 0xffff_ffff
    changed.values[15] = 0
    let chunks = try file([picture(1), changed, changed], plays: nil)
    let controls = chunks.filter { $0.type == "fcTL" }.map(\.data)
    let places = controls.map { data in (1...4).map { number(data[4 * $0..<4 * $0 + 4]) } }
    #expect(places == [[6, 4, 0, 0], [2, 2, 2, 1], [1, 1, 0, 0]])
    // Something becomes clear: the rectangle takes the place of what stood there.
    #expect(controls[1][25] == 0)
  }

  @Test(arguments: [
    (1.6, 48, 1, 30), (0.8, 24, 1, 30), (1, 7, 1, 7), (2.5, 60, 1, 24), (3, 2, 3, 2),
  ])
  func delaysAreExactFractions(duration: Double, count: Int, above: UInt16, below: UInt16) {
    let delays = APNGStream.Delay.delays(filling: duration, count: count)
    let expected = APNGStream.Delay(numerator: above, denominator: below)
    #expect(delays == [APNGStream.Delay](repeating: expected, count: count))
  }

  @Test(arguments: [(1.230769230769, 37), (0.571428571, 17), (7.123456789, 1)])
  func delaysAddUp(duration: Double, count: Int) {
    let delays = APNGStream.Delay.delays(filling: duration, count: count)
    let sum = delays.reduce(0) { $0 + Double($1.numerator) / Double($1.denominator) }
    #expect(delays.count == count)
    #expect(abs(sum - duration) <= 0.0005)
  }
}
