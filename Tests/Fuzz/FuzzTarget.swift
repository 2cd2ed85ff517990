/// What is fuzzed: code that takes bytes from outside, and what must hold for all of them.
struct FuzzTarget: Sendable {
  /// The name by which `FUZZ_TARGET` chooses it.
  let name: String
  /// Takes one input; a property that does not hold ends the process.
  let take: @Sendable ([UInt8]) -> Void

  /// Every target, in the order of the documentation.
  static let all: [FuzzTarget] = [
    .query, .number, .color, .easing, .selector, .value, .accept, .entityTag, .forwarded,
    .address, .trace, .json, .settings, .signature, .target, .pathData, .service, .raster,
  ]
}

/// Ends the process where a property does not hold, with the input that shows it.
func require(
  _ condition: @autoclosure () -> Bool, _ property: @autoclosure () -> String,
  line: UInt = #line
) {
  if !condition() { fatalError("line \(line): \(property())") }
}

extension [UInt8] {
  /// The bytes as text; what is no UTF-8 is replaced.
  var text: String { String(decoding: self, as: UTF8.self) }
}
