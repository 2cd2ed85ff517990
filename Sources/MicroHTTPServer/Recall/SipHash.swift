/// SipHash (Aumasson, Bernstein, 2012): a hash that cannot be foretold without its key, so that
/// nobody can choose texts which collide.
struct SipHash {
  private let key: (UInt64, UInt64)
  private let rounds: (word: Int, end: Int)

  /// Makes a hash of a key; 1 and 3 rounds are enough for tables, 2 and 4 are the authors'.
  init(_ first: UInt64, _ second: UInt64, wordRounds: Int = 1, endRounds: Int = 3) {
    key = (first, second)
    rounds = (wordRounds, endRounds)
  }

  /// Makes a hash that is this process's own.
  init() {
    var random = SystemRandomNumberGenerator()
    self.init(random.next(), random.next())
  }

  /// The hash of bytes.
  func value(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var state = State(key)
    var place = 0
    while place &+ 8 <= bytes.count {
      let word = unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      state.absorb(UInt64(littleEndian: word), rounds: rounds.word)
      place &+= 8
    }
    var last = UInt64(bytes.count) &<< 56
    var shift: UInt64 = 0
    while place < bytes.count {
      unsafe last |= UInt64(bytes[place]) &<< shift
      place &+= 1
      shift &+= 8
    }
    state.absorb(last, rounds: rounds.word)
    return state.end(rounds: rounds.end)
  }

  /// The four words that everything is mixed into.
  private struct State {
    private var v0, v1, v2, v3: UInt64

    init(_ key: (UInt64, UInt64)) {
      v0 = key.0 ^ 0x736f_6d65_7073_6575
      v1 = key.1 ^ 0x646f_7261_6e64_6f6d
      v2 = key.0 ^ 0x6c79_6765_6e65_7261
      v3 = key.1 ^ 0x7465_6462_7974_6573
    }

    mutating func absorb(_ word: UInt64, rounds: Int) {
      v3 ^= word
      for _ in 0..<rounds { mix() }
      v0 ^= word
    }

    mutating func end(rounds: Int) -> UInt64 {
      v2 ^= 0xff
      for _ in 0..<rounds { mix() }
      return v0 ^ v1 ^ v2 ^ v3
    }

    private mutating func mix() {
      v0 &+= v1
      v1 = v1 &<< 13 | v1 &>> 51
      v1 ^= v0
      v0 = v0 &<< 32 | v0 &>> 32
      v2 &+= v3
      v3 = v3 &<< 16 | v3 &>> 48
      v3 ^= v2
      v0 &+= v3
      v3 = v3 &<< 21 | v3 &>> 43
      v3 ^= v0
      v2 &+= v1
      v1 = v1 &<< 17 | v1 &>> 47
      v1 ^= v2
      v2 = v2 &<< 32 | v2 &>> 32
    }
  }
}
