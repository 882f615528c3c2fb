import Foundation

/// The Advanced Encryption Standard (FIPS 197).
public enum AES {
  /// AES in Galois/counter mode, which also authenticates the data (NIST SP 800-38D).
  public enum GCM {
    /// The number used once with a key, which has at least 12 bytes.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
      let bytes: [UInt8]
      /// Creates a nonce of 12 random bytes.
      public init() { bytes = (0..<12).map { _ in .random(in: 0...255) } }
      /// Creates a nonce from data. Throws if the data has fewer than 12 bytes.
      public init<Data: DataProtocol>(data: Data) throws {
        guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
        bytes = Array(data)
      }
      public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
      /// Calls a closure with the bytes of the nonce.
      public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
      }
    }

    /// An encrypted message with its nonce and its authentication tag.
    public struct SealedBox: Sendable {
      /// The nonce of the encryption.
      public let nonce: Nonce
      /// The encrypted message.
      public let ciphertext: Data
      /// The authentication tag.
      public let tag: Data
      /// Creates a sealed box from its components. Throws if the tag does not have 16 bytes.
      public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
        guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
        self.nonce = nonce
        self.ciphertext = Data(ciphertext)
        self.tag = Data(tag)
      }
      /// Creates a sealed box from the data of `combined`. Throws if the data has fewer than 28 bytes.
      public init<D: DataProtocol>(combined: D) throws {
        let bytes = Array(combined)
        guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
        try self.init(
          nonce: Nonce(data: bytes[..<12]), ciphertext: bytes[12..<(bytes.count - 16)], tag: bytes.suffix(16))
      }
      /// The nonce, the ciphertext and the tag; nil if the nonce does not have 12 bytes.
      public var combined: Data? { nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil }
    }

    /// Encrypts and authenticates a message.
    public static func seal<Plaintext: DataProtocol>(
      _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
      try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }
    /// Encrypts and authenticates a message, and authenticates additional data that is not encrypted.
    public static func seal<Plaintext: DataProtocol, Additional: DataProtocol>(
      _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil, authenticating data: Additional
    ) throws -> SealedBox {
      let nonce = nonce ?? Nonce()
      let work = try GaloisCounter(key: key, nonce: nonce.bytes)
      let text = work.crypt(Array(message))
      return try SealedBox(nonce: nonce, ciphertext: text, tag: work.tag(of: text, and: Array(data)))
    }
    /// Decrypts and authenticates a message. Throws if the ciphertext or the tag was changed.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: [UInt8]())
    }
    /// Decrypts and authenticates a message. Throws if the ciphertext, the tag or the additional data was changed.
    public static func open<Additional: DataProtocol>(
      _ sealedBox: SealedBox, using key: SymmetricKey, authenticating data: Additional
    ) throws -> Data {
      let work = try GaloisCounter(key: key, nonce: sealedBox.nonce.bytes)
      let text = Array(sealedBox.ciphertext)
      guard work.tag(of: text, and: Array(data)) == Array(sealedBox.tag) else {
        throw CryptoKitError.authenticationFailure
      }
      return Data(work.crypt(text))
    }
  }
}

/// Encrypts blocks of 16 bytes.
struct BlockCipher {
  private var roundKeys: [[UInt8]] = []

  init(key: [UInt8]) throws {
    guard [16, 24, 32].contains(key.count) else { throw CryptoKitError.incorrectKeySize }
    let words = key.count / 4
    var schedule = stride(from: 0, to: key.count, by: 4).map { Array(key[$0..<$0 + 4]) }
    var constant: UInt8 = 1
    for index in words..<4 * (words + 7) {
      var word = schedule[index - 1]
      if index % words == 0 {
        word = [word[1], word[2], word[3], word[0]].map { Self.box[Int($0)] }
        word[0] ^= constant
        constant = Self.doubled(constant)
      } else if words > 6, index % words == 4 {
        word = word.map { Self.box[Int($0)] }
      }
      schedule.append(zip(schedule[index - words], word).map { $0 ^ $1 })
    }
    roundKeys = stride(from: 0, to: schedule.count, by: 4).map { Array(schedule[$0..<$0 + 4].joined()) }
  }

  func encrypt(_ block: [UInt8]) -> [UInt8] {
    var state = zip(block, roundKeys[0]).map { $0 ^ $1 }
    for round in 1..<roundKeys.count {
      // The steps SubBytes and ShiftRows are combined.
      var next = (0..<16).map { Self.box[Int(state[($0 + 4 * ($0 % 4)) % 16])] }
      if round < roundKeys.count - 1 {
        for column in stride(from: 0, to: 16, by: 4) {
          let old = Array(next[column..<column + 4])
          let all = old[0] ^ old[1] ^ old[2] ^ old[3]
          for row in 0..<4 { next[column + row] ^= all ^ Self.doubled(old[row] ^ old[(row + 1) % 4]) }
        }
      }
      state = zip(next, roundKeys[round]).map { $0 ^ $1 }
    }
    return state
  }

  private static func doubled(_ byte: UInt8) -> UInt8 { byte << 1 ^ (byte & 0x80 != 0 ? 0x1b : 0) }

  /// The substitution box: the inverse in the field of 256 elements, followed by an affine transformation.
  private static let box: [UInt8] = {
    var box = [UInt8](repeating: 0, count: 256)
    var (power, inverse): (UInt8, UInt8) = (1, 1)
    repeat {
      power ^= doubled(power)
      inverse ^= inverse << 1
      inverse ^= inverse << 2
      inverse ^= inverse << 4
      if inverse & 0x80 != 0 { inverse ^= 0x09 }
      func turned(_ count: UInt8) -> UInt8 { inverse << count | inverse >> (8 - count) }
      box[Int(power)] = inverse ^ turned(1) ^ turned(2) ^ turned(3) ^ turned(4) ^ 0x63
    } while power != 1
    box[0] = 0x63
    return box
  }()
}

/// Galois/counter mode, with a tag computed in the field of 2^128 elements.
private struct GaloisCounter {
  let cipher: BlockCipher
  let start: [UInt8]
  let subkey: (UInt64, UInt64)

  init(key: SymmetricKey, nonce: [UInt8]) throws {
    cipher = try BlockCipher(key: key.bytes)
    subkey = Self.words(cipher.encrypt([UInt8](repeating: 0, count: 16)))
    start =
      nonce.count == 12
      ? nonce + [0, 0, 0, 1]
      : Self.digest(Self.padded(nonce) + Self.bytes((0, UInt64(nonce.count) * 8)), subkey)
  }

  func crypt(_ text: [UInt8]) -> [UInt8] {
    var counter = start
    var result: [UInt8] = []
    for place in stride(from: 0, to: text.count, by: 16) {
      for index in (12..<16).reversed() {
        counter[index] &+= 1
        if counter[index] != 0 { break }
      }
      result += zip(text[place..<min(place + 16, text.count)], cipher.encrypt(counter)).map { $0 ^ $1 }
    }
    return result
  }

  func tag(of text: [UInt8], and data: [UInt8]) -> [UInt8] {
    let lengths = Self.bytes((UInt64(data.count) * 8, UInt64(text.count) * 8))
    let digest = Self.digest(Self.padded(data) + Self.padded(text) + lengths, subkey)
    return zip(digest, cipher.encrypt(start)).map { $0 ^ $1 }
  }

  private static func digest(_ blocks: [UInt8], _ subkey: (UInt64, UInt64)) -> [UInt8] {
    var sum: (UInt64, UInt64) = (0, 0)
    for place in stride(from: 0, to: blocks.count, by: 16) {
      let block = words(Array(blocks[place..<place + 16]))
      sum = product((sum.0 ^ block.0, sum.1 ^ block.1), subkey)
    }
    return bytes(sum)
  }

  private static func product(_ a: (UInt64, UInt64), _ b: (UInt64, UInt64)) -> (UInt64, UInt64) {
    var result: (UInt64, UInt64) = (0, 0)
    var factor = b
    for bit in 0..<128 {
      let isSet = (bit < 64 ? a.0 >> UInt64(63 - bit) : a.1 >> UInt64(127 - bit)) & 1 == 1
      if isSet { result = (result.0 ^ factor.0, result.1 ^ factor.1) }
      let carry = factor.1 & 1
      factor = (factor.0 >> 1, factor.1 >> 1 | factor.0 << 63)
      if carry == 1 { factor.0 ^= 0xe100_0000_0000_0000 }
    }
    return result
  }

  private static func words(_ block: [UInt8]) -> (UInt64, UInt64) {
    (block[..<8].reduce(0) { $0 << 8 | UInt64($1) }, block[8...].reduce(0) { $0 << 8 | UInt64($1) })
  }
  private static func bytes(_ words: (UInt64, UInt64)) -> [UInt8] {
    [words.0, words.1].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(56 - 8 * $0)) } }
  }
  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    bytes + [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16)
  }
}
