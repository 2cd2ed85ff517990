import HTTPMessages
import Testing

@Suite struct HeaderFieldsTests {
  @Test func namesHaveNoCase() {
    let headers: HeaderFields = ["Content-Type": "a", "content-type": "b"]
    #expect(headers["CONTENT-TYPE"] == "a")
    #expect(headers.values(of: "Content-type") == ["a", "b"])
    #expect(headers.combined("content-type") == "a, b")
    #expect(headers.combined("accept") == nil)
  }

  @Test func settingReplacesInPlace() {
    var headers: HeaderFields = ["A": "1", "B": "2", "a": "3"]
    headers["a"] = "4"
    #expect(headers == ["a": "4", "B": "2"])
    headers["C"] = "5"
    headers["B"] = nil
    #expect(headers == ["a": "4", "C": "5"])
    headers.append("c", "6")
    #expect(headers.values(of: "C") == ["5", "6"])
  }

  @Test func lettersOutsideASCIIAreNotFolded() {
    let headers: HeaderFields = ["K": "1"]
    #expect(headers["\u{212A}"] == nil)
  }
}
