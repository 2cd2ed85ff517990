import Loaders
import SceneGraph
import Testing

/// The scene of a loader for parameters written as in a query.
func scene(_ name: String, _ parameters: [(name: String, value: String)] = []) throws -> Scene {
  let entry = try #require(TestedLoaders.registry()[name])
  let (arguments, faults) = entry.read(parameters)
  #expect(faults == [])
  return entry.scene(for: arguments)
}

/// A small generator with a seed, so that random tests repeat (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
