import Glibc

/// The target that the environment chooses.
private let chosen: FuzzTarget? = {
  let name = getenv("FUZZ_TARGET").map { String(cString: $0) }
  return FuzzTarget.all.first { $0.name == name }
}()

/// What libFuzzer calls once at the start: without a known target it lists them and ends.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>
) -> Int32 {
  if chosen == nil {
    print(FuzzTarget.all.map(\.name).joined(separator: " "))
    exit(0)
  }
  return 0
}

/// What libFuzzer calls for every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func takeInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  chosen?.take(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
