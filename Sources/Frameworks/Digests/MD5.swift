import Foundation

/// MD5 according to RFC 1321.
enum MD5 {
  private static let shifts: [UInt32] = [
    7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21,
  ]
  private static let constants: [UInt32] = (0..<64).map { UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296) }

  static func hash(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    let bytes = Padding.padded(message, block: 64, isLittle: true)
    for start in stride(from: 0, to: bytes.count, by: 64) {
      let words = (0..<16).map { index -> UInt32 in
        let place = start + index * 4
        return UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
          | UInt32(bytes[place + 3]) << 24
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      for index in 0..<64 {
        let (mix, word): (UInt32, Int) =
          switch index / 16 {
          case 0: (b & c | ~b & d, index)
          case 1: (d & b | ~d & c, (5 * index + 1) % 16)
          case 2: (b ^ c ^ d, (3 * index + 5) % 16)
          default: (c ^ (b | ~d), 7 * index % 16)
          }
        let sum = a &+ mix &+ constants[index] &+ words[word]
        (a, d, c, b) = (d, c, b, b &+ sum.rotatedLeft(shifts[index / 16 * 4 + index % 4]))
      }
      for (index, value) in [a, b, c, d].enumerated() { state[index] &+= value }
    }
    return state.flatMap { Padding.big($0.byteSwapped) }
  }
}
