import Testing

@testable import LoaderService

@Suite struct ProblemResponseTests {
  @Test(arguments: [
    ("/", "", "./"), ("/x", "", "./"), ("/loader/x.svg", "", "../"), ("/a/b/c", "", "../../"),
    ("/api/loader/x", "/api", "../"), ("/api/x", "/api", "./"), ("", "", "./"),
    ("/////////////", "", "/"), ("/api/////////////", "/api", "/api/"),
  ])
  func leadsUpToTheMount(_ path: String, _ basePath: String, _ home: String) {
    #expect(ProblemResponse.home(from: Array(path.utf8), basePath: basePath) == home)
  }
}
