import LoaderService
import Testing

@Suite struct ReadinessTests {
  @Test func endsOnceAndForGood() {
    let readiness = Readiness()
    #expect(readiness.isReady)
    readiness.beginDraining()
    #expect(!readiness.isReady)
    readiness.beginDraining()
    #expect(!readiness.isReady)
  }
}
