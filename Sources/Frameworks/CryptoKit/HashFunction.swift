import Digests
@_exported import Foundation

/// The result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  static var byteCount: Int { get }
}

/// A cryptographic hash function.
public protocol HashFunction: Sendable {
  static var blockByteCount: Int { get }
  associatedtype Digest: CryptoKit.Digest
  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

extension HashFunction {
  public mutating func update<Data: DataProtocol>(data: Data) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
  public static func hash<Data: DataProtocol>(data: Data) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
}

/// The identification of a hash function, which distinguishes the digest types.
public protocol DigestKind: Sendable {
  static var name: String { get }
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
  public static var byteCount: Int { Kind.digest.length }
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }
  public func finalize() -> DigestBytes<Kind> { DigestBytes(bytes: Kind.digest.hash(message)) }
}

public enum MD5Kind: DigestKind {
  public static let name = "MD5"
  public static let code = 0
}
public enum SHA1Kind: DigestKind {
  public static let name = "SHA1"
  public static let code = 1
}
public enum SHA256Kind: DigestKind {
  public static let name = "SHA256"
  public static let code = 2
}
public enum SHA384Kind: DigestKind {
  public static let name = "SHA384"
  public static let code = 3
}
public enum SHA512Kind: DigestKind {
  public static let name = "SHA512"
  public static let code = 4
}

public typealias SHA256 = HashOf<SHA256Kind>
public typealias SHA384 = HashOf<SHA384Kind>
public typealias SHA512 = HashOf<SHA512Kind>
public typealias SHA256Digest = DigestBytes<SHA256Kind>
public typealias SHA384Digest = DigestBytes<SHA384Kind>
public typealias SHA512Digest = DigestBytes<SHA512Kind>

/// Insecure hash functions, for compatibility with existing protocols.
public enum Insecure {
  public typealias MD5 = HashOf<MD5Kind>
  public typealias SHA1 = HashOf<SHA1Kind>
  public typealias MD5Digest = DigestBytes<MD5Kind>
  public typealias SHA1Digest = DigestBytes<SHA1Kind>
}
