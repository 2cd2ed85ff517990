import HTTPMessages
import Testing

@testable import LoaderService

@Suite struct ProblemKindTests {
  @Test(arguments: ProblemKind.allCases)
  func hasWordsAndAnErrorStatus(_ kind: ProblemKind) {
    #expect(kind.type == "/problems/\(kind.rawValue)")
    #expect((400...599).contains(kind.status.rawValue))
    #expect(!kind.title.isEmpty)
    #expect(kind.explanation.hasSuffix("."))
    #expect(ProblemKind(status: kind.status).status == kind.status)
  }
}
