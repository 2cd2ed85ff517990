import Testing

@testable import RasterFormats

@Suite struct LZWCodesTests {
  private func frame(_ pixels: [UInt8], free: [Bool]) -> GIFFrame {
    GIFFrame(
      rectangle: PixelRectangle(x: 0, y: 0, width: pixels.count, height: 1), disposal: .keep,
      pixels: pixels, isFree: zip(free, pixels).map { $0 && $1 != 0 })
  }

  @Test(
    arguments: [0, 1, 2, 3, 5, 17, 600, 20_000, 70_000], [2, 3, 7, 255] as [UInt8])
  func readsBack(count: Int, highest: UInt8) throws {
    var numbers = SeededNumbers(UInt64(count) + UInt64(highest))
    let pixels = (0..<count).map { _ in UInt8.random(in: 0...highest, using: &numbers) }
    let codes = LZWCodes.shortest(
      frame(pixels, free: pixels.map { _ in false }), transparent: 0)
    #expect(LZWReading.pixels(codes.bytes, leastBits: codes.leastBits) == pixels)
  }

  @Test(arguments: [1, 4, 30, 255] as [UInt8], LZWCodes.Preference.allCases)
  func tellsAFreePixelByItsColorOrAsTransparent(
    highest: UInt8, preference: LZWCodes.Preference
  ) throws {
    var numbers = SeededNumbers(UInt64(highest))
    let pixels = (0..<30_000).map { index in
      index % 50 < 20 ? 0 : UInt8.random(in: 0...highest, using: &numbers)
    }
    let free = pixels.map { _ in Bool.random(using: &numbers) }
    let codes = LZWCodes(frame(pixels, free: free), 0, preference, leastBits: 8)
    let read = try #require(LZWReading.pixels(codes.bytes, leastBits: 8))
    try #require(read.count == pixels.count)
    #expect(
      zip(read, zip(pixels, free)).allSatisfy { $0 == $1.0 || $1.1 && $0 == 0 })
  }

  @Test func everyLengthOfARunIsReadToItsEnd() {
    // The code behind the last run may be the first one with a further bit.
    for count in 1...2000 {
      let pixels = (0..<count).map { UInt8($0 * $0 / 7 % 4) }
      let codes = LZWCodes(
        frame(pixels, free: pixels.map { _ in false }), 0, .color, leastBits: 2)
      #expect(LZWReading.pixels(codes.bytes, leastBits: 2) == pixels, "\(count) pixels")
    }
  }

  @Test func aChoiceMakesItShorter() {
    var numbers = SeededNumbers(7)
    let pixels = (0..<5000).map { _ in UInt8.random(in: 1...9, using: &numbers) }
    let bound = LZWCodes.shortest(frame(pixels, free: pixels.map { _ in false }), transparent: 0)
    let free = LZWCodes.shortest(frame(pixels, free: pixels.map { _ in true }), transparent: 0)
    // A run of one colour of n pixels takes about √(2n) codes of at most 8 bits.
    #expect(free.bytes.count <= 110)
    #expect(bound.bytes.count > 1000)
  }
}
