import Testing

@testable import MicroHTTPServer

/// The scans of whole texts agree with the classes of single bytes.
struct ByteScanTests {
  @Test(arguments: UInt8.min...UInt8.max, [1, 3, 40])
  func theyAgreeWithTheClasses(_ byte: UInt8, length: Int) {
    for place in [0, length / 2, length - 1] {
      var bytes = [UInt8](repeating: UInt8(ascii: "A"), count: length)
      bytes[place] = byte
      bytes.withUnsafeBufferPointer {
        #expect($0.areTokenBytes == byte.isTokenByte)
        #expect($0.areValueBytes == byte.isValueByte)
        #expect($0.areTargetBytes == byte.isTargetByte)
        #expect($0.areAuthorityBytes == byte.isAuthorityByte)
        #expect($0.areUpperCase == (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte))
      }
    }
  }
}
