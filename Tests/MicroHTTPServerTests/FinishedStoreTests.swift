import HTTPMessages
import Testing

@testable import MicroHTTPServer

struct FinishedStoreTests {
  private static func response(_ bytes: Int, _ status: Status = .ok) -> Response {
    Response(status: status, body: [UInt8](repeating: 1, count: bytes))
  }

  @Test func isFoundByItsKey() {
    var store = FinishedStore(bytes: 100_000)
    for key in 0..<20 { store.keep(Self.response(key), of: [1, UInt8(key)]) }
    for key in 0..<20 { #expect(store.find([1, UInt8(key)])?.body.count == key) }
    #expect(store.find([1]) == nil)
    #expect(store.find([1, 20]) == nil)
    #expect(store.count == 20)
  }

  @Test func neverTakesMoreThanItsBudget() {
    var store = FinishedStore(bytes: 10_000)
    for key in 0..<200 {
      store.keep(Self.response(Int(key) * 11), of: [UInt8(key)])
      #expect(store.bytes <= 10_000)
    }
    #expect(store.count > 3)
    #expect(store.find([199])?.body.count == 2189)
  }

  /// A single response may take a quarter of all.
  @Test(arguments: [(2000, true), (2600, false)]) func largeOnesAreNotKept(size: Int, isKept: Bool)
  {
    var store = FinishedStore(bytes: 10_000)
    store.keep(Self.response(size), of: [1])
    #expect((store.find([1]) != nil) == isKept)
  }

  @Test(arguments: [Status.internalServerError, .serviceUnavailable, .notFound])
  func failuresAreNotKept(status: Status) {
    var store = FinishedStore(bytes: 10_000)
    store.keep(Self.response(1, status), of: [1])
    #expect(store.find([1]) == nil)
  }

  @Test func withoutABudgetNothingIsKept() {
    var store = FinishedStore(bytes: 0)
    store.keep(Self.response(0), of: [1])
    #expect(store.find([1]) == nil)
  }
}
