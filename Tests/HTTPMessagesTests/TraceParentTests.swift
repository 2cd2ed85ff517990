import HTTPMessages
import Testing

/// The examples and rules of W3C Trace Context, section 3.2.
@Suite struct TraceParentTests {
  private static let trace = "4bf92f3577b34da6a3ce929d0e0e4736"
  private static let parent = "00f067aa0ba902b7"

  @Test(arguments: [
    ("00-\(trace)-\(parent)-01", true), ("00-\(trace)-\(parent)-00", false),
    ("00-\(trace)-\(parent)-ff", true), ("cc-\(trace)-\(parent)-01", true),
    ("cc-\(trace)-\(parent)-01-what-the-future-will-be-like", true),
    ("01-\(trace)-\(parent)-02-", false),
  ])
  func readsWhatIsValid(value: String, isSampled: Bool) throws {
    let read = try #require(TraceParent(Array(value.utf8)))
    #expect(read.traceID.elementsEqual(Self.trace.utf8))
    #expect(read.parentID.elementsEqual(Self.parent.utf8))
    #expect(read.isSampled == isSampled)
  }

  @Test(arguments: [
    "", "00", "00-\(trace)-\(parent)", "00-\(trace)-\(parent)-", "00-\(trace)-\(parent)-0",
    "00-\(trace)-\(parent)-01-", "00-\(trace)-\(parent)-01-extra", "00-\(trace)-\(parent)-010",
    "ff-\(trace)-\(parent)-01", "cc-\(trace)-\(parent)-01.what", "0-\(trace)-\(parent)-01",
    "FF-\(trace)-\(parent)-01", "00-\(trace.uppercased())-\(parent)-01",
    "00-\(trace)-\(parent.uppercased())-01", "00-\(trace)-\(parent)-0A",
    "00-00000000000000000000000000000000-\(parent)-01", "00-\(trace)-0000000000000000-01",
    "00_\(trace)-\(parent)-01", "00-\(trace)_\(parent)-01", "00-\(trace)-\(parent)_01",
    "00-\(trace.dropLast())g-\(parent)-01", " 00-\(trace)-\(parent)-01",
    "00-\(trace)-\(parent)-01 ", "00-\(trace)-\(parent)-01, 00-\(trace)-\(parent)-01",
  ])
  func ignoresTheRestWhole(value: String) {
    #expect(TraceParent(Array(value.utf8)) == nil)
  }
}
