import Testing

@testable import loaderd

@Suite struct RenderTargetTests {
  @Test(
    arguments: [
      ("coins", nil, nil, "/loader/coins.svg"), ("coins", "gif", nil, "/loader/coins.gif"),
      ("coins.png", nil, "a.gif", "/loader/coins.png"),
      ("coins.png", "webp", "a.gif", "/loader/coins.webp"),
      ("coins", nil, "a/b.gif", "/loader/coins.gif"), ("coins", nil, "a.b/c", "/loader/coins.svg"),
      ("coins", nil, ".svgz", "/loader/coins.svg"), ("coins", nil, "a.", "/loader/coins.svg"),
      ("coins", nil, "a/b.lottie.json", "/loader/coins.lottie.json"),
      ("coins", nil, "my.lot.json", "/frames/coins"), ("coins", nil, "a.lot", "/loader/coins.lot"),
      ("coins", nil, "a.b.lottie", "/loader/coins.lottie"),
      ("coins", nil, "lottie.json", "/frames/coins"), ("coins", "json", nil, "/frames/coins"),
      ("coins", nil, "a.ndjson", "/frames/coins.ndjson"),
    ] as [(String, String?, String?, String)])
  func takesTheFormat(name: String, format: String?, file: String?, text: String) {
    #expect(RenderTarget(name: name, format: format, file: file, parameters: []).text == text)
  }

  @Test func encodesParameters() {
    let parameters = [(name: "color", value: "#f00"), (name: "title", value: "a&b=é +%")]
    let target = RenderTarget(name: "a b/c", format: "svg", file: nil, parameters: parameters)
    #expect(
      target.text == "/loader/a%20b%2Fc.svg?color=%23f00&title=a%26b%3D%C3%A9%20%2B%25")
  }
}
