import JSONReading
import Testing

@testable import DataLoaders

@Suite struct ReadingTests {
  private func fault(_ index: Int) -> LoaderFileFault {
    LoaderFileFault("/\(index)", nil, .unaccepted)
  }

  @Test func aFaultIsToldOnce() {
    var reading = Reading()
    for index in [1, 2, 1, 2, 1] { reading.tell(fault(index)) }
    #expect(reading.faults == [fault(1), fault(2)] && !reading.isOver)
  }

  @Test func manyFaultsEnd() {
    var reading = Reading()
    for index in 0..<100 { reading.tell(fault(index)) }
    reading.tell(fault(5))
    #expect(reading.faults.count == 100 && !reading.isOver)
    for index in 100..<300 { reading.tell(fault(index)) }
    #expect(reading.faults.count == 101 && reading.isOver)
    #expect(reading.faults.last == LoaderFileFault("", nil, .more))
  }

  @Test func aLimitEndsTheReading() {
    var reading = Reading()
    reading.spend(200, of: .nodes, at: .root)
    #expect(reading.faults == [] && !reading.isOver)
    reading.spend(of: .nodes, at: Place(pointer: "/a"))
    reading.spend(of: .nodes, at: Place(pointer: "/b"))
    reading.tell(fault(1))
    #expect(reading.faults == [LoaderFileFault("/a", nil, .tooMany("nodes", maximum: 200))])
    #expect(reading.isOver)
  }

  /// Sums and products beyond all bounds are too much, not a trap.
  @Test func hugeAmountsAreTooMuch() {
    var reading = Reading()
    reading.spend(.max, of: .nodes, at: .root)
    reading.spend(.max, of: .nodes, at: .root)
    #expect(reading.faults.map(\.problem) == [.tooMany("nodes", maximum: 200)])
  }

  @Test func aTrackIsReadOncePerProperty() {
    var reading = Reading()
    var times = 0
    for property in ["scale", "share", "scale", "share"] {
      let found = reading.track("a", of: property) { _ -> [Int]? in
        times += 1
        return property == "scale" ? [7] : nil
      }
      #expect(found == (property == "scale" ? [7] : nil))
    }
    #expect(times == 2)
    #expect(reading.track("b", of: "scale") { _ in [8] } == [8])
  }
}
