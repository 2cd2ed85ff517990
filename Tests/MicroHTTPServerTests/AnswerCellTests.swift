import HTTPMessages
import Testing

@testable import MicroHTTPServer

struct AnswerCellTests {
  @Test(arguments: [nil, 0, 1, 30, 31, 100, -1], [200, 304, 404, 503, 999])
  func whatIsCountedIsTold(_ route: Int?, _ status: Int) {
    for method in AnswerCell.methods.indices {
      let cell = AnswerCell(route: route, method: method, status: Status(rawValue: status))
      #expect((0..<2048).contains(cell.rawValue))
      #expect(cell.route == route.flatMap { (0..<31).contains($0) ? $0 : nil })
      #expect(cell.method == AnswerCell.methods[method])
      #expect(cell.status == (status == 999 ? 0 : status))
    }
  }

  @Test func stepsHoldTheirBounds() {
    #expect(CountingSteps.place(of: 0, in: CountingSteps.bytes) == 0)
    #expect(CountingSteps.place(of: 1, in: CountingSteps.bytes) == 1)
    #expect(CountingSteps.place(of: 256, in: CountingSteps.bytes) == 1)
    #expect(CountingSteps.place(of: 257, in: CountingSteps.bytes) == 2)
    #expect(CountingSteps.place(of: 1 << 40, in: CountingSteps.bytes) == 7)
  }
}
