import Testing

@testable import RasterFormats

@Suite struct PNGFormTests {
  private func form(_ colors: [UInt32]) -> PNGForm { PNGForm(ColorTable(colors)) }

  @Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)])
  func takesNoMoreBitsThanThePaletteNeeds(count: Int, bits: Int) {
    let form = form((0..<count).map { 0xff00_0000 | UInt32($0) })
    #expect(form.pixelDepth == bits && form.colorType == 3)
    #expect(form.palette.count == 4 * count && form.clearCount == 0)
  }

  @Test func manyColorsAreTrueColors() {
    let opaque = (0..<257).map { 0xff00_0000 | UInt32($0) }
    #expect(form(opaque).colorType == 2)
    #expect(form(opaque + [0x7f00_0000]).colorType == 6)
  }

  @Test func clearColorsComeFirst() {
    let form = form([0xff00_0001, 0x8000_0002, 0])
    #expect(form.clearCount == 2)
    #expect(form.palette == [0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 1, 255])
    #expect(form.canTell(0) && !form.canTell(0xff00_0003))
  }

  @Test func packsSamplesFromTheHighestBit() {
    let form = form([0xff00_0000, 0xff00_0001, 0xff00_0002, 0xff00_0003])
    let row: [UInt32] = [0xff00_0003, 0xff00_0000, 0xff00_0002, 0xff00_0001, 0xff00_0003]
    #expect(form.packed(row, width: 5) == [0b11_00_10_01, 0b11_00_00_00])
  }

  @Test func packsChannels() {
    #expect(PNGForm.trueColorWithAlpha.packed([0x8001_0203], width: 1) == [1, 2, 3, 128])
    #expect(PNGForm.trueColor.packed([0xff01_0203, 0xff04_0506], width: 1) == [1, 2, 3, 4, 5, 6])
  }
}
