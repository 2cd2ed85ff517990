import Testing

@testable import LoaderService

@Suite struct ProblemPageTests {
  @Test func linksRelativelyToWhatWasMeant() {
    let problem = Problem(.unknownLoader, detail: "No.", suggestions: ["/loader/balls.svg"])
    let html = String(decoding: ProblemPage.html(problem, home: "../"), as: UTF8.self)
    #expect(html.contains("<a href=\"../loader/balls.svg\">/loader/balls.svg</a>"))
    #expect(html.contains("<a href=\"../\">"))
    #expect(html.contains("<h1>404 Unknown loader</h1>"))
  }

  @Test func escapesWhatClientsSent() {
    let error = Problem.ParameterError(
      parameter: "<b>", value: "\"><script>", accepted: "a & b", suggestion: nil, sentence: "<i>")
    let html = String(
      decoding: ProblemPage.html(Problem(errors: [error]), home: "./"), as: UTF8.self)
    for raw in ["<b>", "<script>", "<i>", "a & b"] { #expect(!html.contains(raw)) }
    #expect(html.contains("&lt;b&gt;=&quot;&gt;&lt;script&gt;"))
  }

  @Test func loadsNothing() {
    let html = String(decoding: ProblemPage.html(Problem(.unknownRoute), home: "./"), as: UTF8.self)
    for word in ["<script", "src=", "@import", "url(", "http:", "https:"] {
      #expect(!html.contains(word))
    }
  }
}
