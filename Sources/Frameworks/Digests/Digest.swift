/// The hash functions that CommonCrypto and CryptoKit share.
package enum Digest: Sendable {
  case md5, sha1, sha224, sha256, sha384, sha512

  /// The length of the digest in bytes.
  package var length: Int {
    switch self {
    case .md5: 16
    case .sha1: 20
    case .sha224: 28
    case .sha256: 32
    case .sha384: 48
    case .sha512: 64
    }
  }

  /// The length of a block in bytes.
  package var blockLength: Int { self == .sha384 || self == .sha512 ? 128 : 64 }

  package func hash(_ message: [UInt8]) -> [UInt8] {
    switch self {
    case .md5: MD5.hash(message)
    case .sha1: SHA1.hash(message)
    case .sha224: SHA256.hash(message, start: SHA256.start224, length: 28)
    case .sha256: SHA256.hash(message, start: SHA256.start256, length: 32)
    case .sha384: SHA512.hash(message, start: SHA512.start384, length: 48)
    case .sha512: SHA512.hash(message, start: SHA512.start512, length: 64)
    }
  }

  /// Returns the HMAC of a message (RFC 2104).
  package func authenticate(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
    var key = key.count > blockLength ? hash(key) : key
    key += [UInt8](repeating: 0, count: blockLength - key.count)
    return hash(key.map { $0 ^ 0x5c } + hash(key.map { $0 ^ 0x36 } + message))
  }

  /// Returns a key derived with PBKDF2 (RFC 8018).
  package func derive(_ password: [UInt8], salt: [UInt8], rounds: Int, length: Int) -> [UInt8] {
    var result: [UInt8] = []
    var block: UInt32 = 1
    while result.count < length {
      var last = authenticate(salt + Padding.big(block), key: password)
      var sum = last
      for _ in 1..<max(2, rounds) where rounds > 1 {
        last = authenticate(last, key: password)
        for index in sum.indices { sum[index] ^= last[index] }
      }
      result += sum
      block += 1
    }
    return Array(result.prefix(length))
  }
}

enum Padding {
  static func big<Word: FixedWidthInteger>(_ word: Word) -> [UInt8] {
    withUnsafeBytes(of: word.bigEndian) { Array($0) }
  }

  /// Returns the message padded to whole blocks with a 1 bit, zeros and its length in bits.
  static func padded(_ message: [UInt8], block: Int, isLittle: Bool = false) -> [UInt8] {
    let lengthField = block / 8
    var bytes = message + [0x80]
    bytes += [UInt8](repeating: 0, count: (2 * block - lengthField - bytes.count % block) % block)
    let bits = UInt64(message.count) &* 8
    bytes += [UInt8](repeating: 0, count: lengthField - 8)
    return bytes + (isLittle ? big(bits.byteSwapped) : big(bits))
  }
}

extension FixedWidthInteger {
  func rotatedLeft(_ count: Self) -> Self { self << count | self >> (Self(Self.bitWidth) - count) }
  func rotatedRight(_ count: Self) -> Self { self >> count | self << (Self(Self.bitWidth) - count) }
}
