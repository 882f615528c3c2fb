import Digests
@_exported import Foundation

/// The result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// The number of bytes of the digest.
  static var byteCount: Int { get }
}

/// A cryptographic hash function.
public protocol HashFunction: Sendable {
  /// The number of bytes of the blocks that the function processes.
  static var blockByteCount: Int { get }
  associatedtype Digest: CryptoKit.Digest
  /// Creates a hash function without data.
  init()
  /// Appends data to the message that is hashed.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// Returns the digest of the data.
  func finalize() -> Digest
}

extension HashFunction {
  /// Appends data to the message that is hashed.
  public mutating func update<Data: DataProtocol>(data: Data) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
  /// Returns the digest of data.
  public static func hash<Data: DataProtocol>(data: Data) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
}

/// The identification of a hash function, which distinguishes the digest types.
public protocol DigestKind: Sendable {
  /// The name of the hash function.
  static var name: String { get }
  /// The index of the hash function among MD5, SHA-1, SHA-256, SHA-384 and SHA-512.
  static var code: Int { get }
}

extension DigestKind {
  static var digest: Digests.Digest { [.md5, .sha1, .sha256, .sha384, .sha512][code] }
}

/// A digest of one hash function.
public struct DigestBytes<Kind: DigestKind>: Digest {
  let bytes: [UInt8]
  public static var byteCount: Int { Kind.digest.length }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// Calls a closure with the bytes of the digest.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
  public var description: String {
    "\(Kind.name) digest: " + bytes.map { String(format: "%02x", $0) }.joined()
  }
  public static func == (left: Self, right: Self) -> Bool { left.bytes == right.bytes }
  public static func == <Other: DataProtocol>(left: Self, right: Other) -> Bool { left.bytes == Array(right) }
}

/// The implementation of a hash function.
public struct HashOf<Kind: DigestKind>: HashFunction {
  private var message: [UInt8] = []
  public init() {}
  public static var blockByteCount: Int { Kind.digest.blockLength }
  /// The number of bytes of the digest.
  public static var byteCount: Int { Kind.digest.length }
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }
  public func finalize() -> DigestBytes<Kind> { DigestBytes(bytes: Kind.digest.hash(message)) }
}

/// The identification of MD5.
public enum MD5Kind: DigestKind {
  public static let name = "MD5"
  public static let code = 0
}
/// The identification of SHA-1.
public enum SHA1Kind: DigestKind {
  public static let name = "SHA1"
  public static let code = 1
}
/// The identification of SHA-256.
public enum SHA256Kind: DigestKind {
  public static let name = "SHA256"
  public static let code = 2
}
/// The identification of SHA-384.
public enum SHA384Kind: DigestKind {
  public static let name = "SHA384"
  public static let code = 3
}
/// The identification of SHA-512.
public enum SHA512Kind: DigestKind {
  public static let name = "SHA512"
  public static let code = 4
}

/// The hash function SHA-256.
public typealias SHA256 = HashOf<SHA256Kind>
/// The hash function SHA-384.
public typealias SHA384 = HashOf<SHA384Kind>
/// The hash function SHA-512.
public typealias SHA512 = HashOf<SHA512Kind>
/// The digest of SHA-256.
public typealias SHA256Digest = DigestBytes<SHA256Kind>
/// The digest of SHA-384.
public typealias SHA384Digest = DigestBytes<SHA384Kind>
/// The digest of SHA-512.
public typealias SHA512Digest = DigestBytes<SHA512Kind>

/// Insecure hash functions, for compatibility with existing protocols.
public enum Insecure {
  /// The hash function MD5.
  public typealias MD5 = HashOf<MD5Kind>
  /// The hash function SHA-1.
  public typealias SHA1 = HashOf<SHA1Kind>
  /// The digest of MD5.
  public typealias MD5Digest = DigestBytes<MD5Kind>
  /// The digest of SHA-1.
  public typealias SHA1Digest = DigestBytes<SHA1Kind>
}
