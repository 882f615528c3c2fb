/// A seeded generator (SplitMix64), so that every round can be repeated from its seed and number.
struct RandomBytes: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64, round: Int) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: round) &* 0xD134_2543_DE82_EF95
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number from 0 up to `bound`, without it; 0 for a bound of 0.
  mutating func below(_ bound: Int) -> Int { bound > 0 ? Int(next() % UInt64(bound)) : 0 }

  mutating func element<T>(of list: [T]) -> T? { list.isEmpty ? nil : list[below(list.count)] }
}
