import Foundation

/// The size of a symmetric key.
public struct SymmetricKeySize: Sendable {
  /// The number of bits.
  public let bitCount: Int
  /// Creates a size from a number of bits.
  public init(bitCount: Int) { self.bitCount = bitCount }
  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A symmetric cryptographic key.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]
  /// Creates a key from data.
  public init<Data: ContiguousBytes>(data: Data) { bytes = data.withUnsafeBytes { [UInt8]($0) } }
  /// Creates a random key of a size.
  public init(size: SymmetricKeySize) { bytes = (0..<max(0, size.bitCount) / 8).map { _ in .random(in: 0...255) } }
  /// The number of bits of the key.
  public var bitCount: Int { bytes.count * 8 }
  /// Calls a closure with the bytes of the key.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
}

/// The authentication code that an HMAC computes.
public struct HashedAuthenticationCode<Hash: HashFunction>: ContiguousBytes, Sequence, Hashable, Sendable {
  let bytes: [UInt8]
  /// The number of bytes of the code.
  public var byteCount: Int { bytes.count }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// Calls a closure with the bytes of the code.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
}

/// A hash-based message authentication code.
public struct HMAC<Hash: HashFunction>: Sendable {
  /// The key of the authentication code.
  public typealias Key = SymmetricKey
  /// The authentication code.
  public typealias MAC = HashedAuthenticationCode<Hash>
  private let key: [UInt8]
  private var message: [UInt8] = []

  /// Creates a code for a key.
  public init(key: SymmetricKey) {
    let short = key.bytes.count > Hash.blockByteCount ? Array(Hash.hash(data: key.bytes)) : key.bytes
    self.key = short + [UInt8](repeating: 0, count: Hash.blockByteCount - short.count)
  }
  /// Appends data to the message that is authenticated.
  public mutating func update<Data: DataProtocol>(data: Data) { message += data }
  /// Returns the authentication code of the data.
  public func finalize() -> MAC {
    let inner = Array(Hash.hash(data: key.map { $0 ^ 0x36 } + message))
    return MAC(bytes: Array(Hash.hash(data: key.map { $0 ^ 0x5c } + inner)))
  }
  /// Returns the authentication code of data.
  public static func authenticationCode<Data: DataProtocol>(for data: Data, using key: SymmetricKey) -> MAC {
    var hmac = HMAC(key: key)
    hmac.update(data: data)
    return hmac.finalize()
  }
  /// Returns whether an authentication code is the one of the data.
  public static func isValidAuthenticationCode<Data: DataProtocol>(
    _ mac: MAC, authenticating data: Data, using key: SymmetricKey
  ) -> Bool {
    authenticationCode(for: data, using: key) == mac
  }
}

/// An error of a cryptographic operation.
public enum CryptoKitError: Error, Equatable, Sendable {
  /// The size of a key or argument is wrong, the authentication has failed, or a key can't be wrapped or unwrapped.
  case incorrectKeySize, incorrectParameterSize, authenticationFailure, wrapFailure, unwrapFailure, invalidParameter
}
