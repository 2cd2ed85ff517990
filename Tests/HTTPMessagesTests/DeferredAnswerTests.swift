import HTTPMessages
import Testing

struct DeferredAnswerTests {
  private struct Failure: Error {}

  @Test func whatIsMadeIsFinishedForTheRequest() throws {
    let answer = DeferredAnswer(key: [1]) { Response(status: .ok, body: [1]) }
    let other = answer.finished { made in
      var response = DeferredAnswer.unfinished(made)
      response.body.append(2)
      return response
    }
    #expect(answer.response().body == [1])
    #expect(other.response().body == [1, 2])
    #expect(other.key == [1])
    #expect(try other.work().body == [1])
  }

  @Test func failuresAreHandedOver() {
    let answer = DeferredAnswer(key: []) { throw Failure() }
    #expect(answer.response().status == .internalServerError)
    let told = answer.finished { made in
      if case .failure(let error) = made, error is Failure { return Response(status: .badRequest) }
      return Response(status: .ok)
    }
    #expect(told.response().status == .badRequest)
  }

  @Test func bothKindsOfAnswerHaveAResponse() {
    let response = Response(status: .notFound, body: [7])
    #expect(Answer.ready(response).response() == response)
    #expect(Answer.deferred(DeferredAnswer(key: []) { response }).response() == response)
  }
}
