/// SHA-1 according to FIPS 180-4.
enum SHA1 {
  static func hash(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    let bytes = Padding.padded(message, block: 64)
    var words = [UInt32](repeating: 0, count: 80)
    for start in stride(from: 0, to: bytes.count, by: 64) {
      for index in 0..<16 {
        let place = start + index * 4
        words[index] =
          UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16 | UInt32(bytes[place + 2]) << 8
          | UInt32(bytes[place + 3])
      }
      for index in 16..<80 {
        words[index] = (words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]).rotatedLeft(1)
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for index in 0..<80 {
        let (mix, constant): (UInt32, UInt32) =
          switch index {
          case ..<20: (b & c | ~b & d, 0x5a82_7999)
          case ..<40: (b ^ c ^ d, 0x6ed9_eba1)
          case ..<60: (b & c | b & d | c & d, 0x8f1b_bcdc)
          default: (b ^ c ^ d, 0xca62_c1d6)
          }
        let next = a.rotatedLeft(5) &+ mix &+ e &+ constant &+ words[index]
        (a, b, c, d, e) = (next, a, b.rotatedLeft(30), c, d)
      }
      for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
    }
    return state.flatMap { Padding.big($0) }
  }
}
