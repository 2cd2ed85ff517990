import Testing

@testable import RasterFormats

@Suite struct ColorTableTests {
  @Test func countsInTheOrderMet() {
    var table = ColorTable()
    table.add([7, 7, 3, 7, 3, 9])
    #expect(table.colors == [7, 3, 9])
    #expect(table.counts == [3, 2, 1])
    #expect(table.place(of: 3) == 1)
    #expect(table.place(of: 4) == nil)
  }

  @Test func findsEveryOneOfMany() {
    let colors = (0..<5000).map { UInt32($0) &* 0x0101_0107 }
    var table = ColorTable()
    table.add(colors + colors)
    #expect(table.colors == colors)
    #expect(table.counts.allSatisfy { $0 == 2 })
    for (place, color) in colors.enumerated() { #expect(table.place(of: color) == place) }
  }
}
