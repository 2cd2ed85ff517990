import Testing

@testable import PackedFormats

/// APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16, byte by byte.
@Suite struct ZipArchiveTests {
  @Test func anEmptyArchiveIsItsEndAlone() {
    #expect(ZipArchive().bytes == [0x50, 0x4B, 5, 6] + Array(repeating: 0, count: 18))
  }

  @Test func whatGrowsIsStored() {
    var archive = ZipArchive()
    archive.add("a", Array("123456789".utf8))
    let fields: [UInt8] =
      [20, 0, 0, 0, 0, 0, 0, 0, 0x21, 0, 0x26, 0x39, 0xF4, 0xCB, 9, 0, 0, 0, 9, 0, 0, 0]
      + [1, 0, 0, 0]
    let file = [0x50, 0x4B, 3, 4] + fields + Array("a123456789".utf8)
    let directory =
      [0x50, 0x4B, 1, 2, 20, 0] + fields + Array(repeating: 0, count: 14) + Array("a".utf8)
    let end: [UInt8] =
      [0x50, 0x4B, 5, 6, 0, 0, 0, 0, 1, 0, 1, 0, UInt8(directory.count), 0, 0, 0]
      + [UInt8(file.count), 0, 0, 0, 0, 0]
    #expect(archive.bytes == file + directory + end)
  }

  @Test func whatShrinksIsDeflated() {
    var archive = ZipArchive()
    archive.add("zeros", Array(repeating: 0, count: 10_000))
    #expect(archive.bytes[8] == 8)
    #expect(archive.bytes.count < 200)
    // The length before: 10,000.
    #expect(Array(archive.bytes[22..<26]) == [0x10, 0x27, 0, 0])
  }
}
