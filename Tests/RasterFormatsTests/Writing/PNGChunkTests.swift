import Testing

@testable import RasterFormats

@Suite struct PNGChunkTests {
  @Test func hasTheChecksumOfTheStandard() {
    var bytes: [UInt8] = []
    PNGChunk(type: "IEND", data: []).append(to: &bytes)
    #expect(bytes == [0, 0, 0, 0, 73, 69, 78, 68, 0xae, 0x42, 0x60, 0x82])
  }

  @Test func readsWhatItWrites() {
    let chunks = [
      PNGChunk(type: "abCd", data: [1, 2, 3]), PNGChunk(type: "IEND", data: []),
    ]
    var bytes = PNGChunk.signature
    for chunk in chunks { chunk.append(to: &bytes) }
    #expect(PNGChunk.all(of: bytes) == chunks)
    #expect(PNGChunk.all(of: Array(bytes.dropLast())) == [chunks[0]])
  }

  @Test func numbersAreBigEndian() {
    var bytes: [UInt8] = []
    bytes.append(bigEndian: UInt32(0x0102_0304))
    bytes.append(bigEndian: UInt16(0xfffe))
    #expect(bytes == [1, 2, 3, 4, 255, 254])
  }
}
