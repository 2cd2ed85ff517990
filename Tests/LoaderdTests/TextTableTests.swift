import Testing

@testable import loaderd

@Suite struct TextTableTests {
  @Test func padsColumnsButTheLast() {
    let rows = [["a", "bb", "c"], ["aaa", "b", "cccc"], ["é", "", ""]]
    #expect(TextTable.lines(rows) == "a    bb  c\naaa  b   cccc\né        \n")
    #expect(TextTable.lines([]) == "")
  }
}
