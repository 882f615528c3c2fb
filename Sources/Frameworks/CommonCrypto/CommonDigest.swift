import Digests
@_exported import Foundation

/// The length of data in bytes.
public typealias CC_LONG = UInt32

/// The length of an MD5 digest in bytes.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The length of a SHA-1 digest in bytes.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The length of a SHA-224 digest in bytes.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// The length of a SHA-256 digest in bytes.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The length of a SHA-384 digest in bytes.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The length of a SHA-512 digest in bytes.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

private func fill(
  _ digest: Digest, _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let md else { return nil }
  let message = data.map { [UInt8](UnsafeRawBufferPointer(start: $0, count: Int(len))) } ?? []
  for (index, byte) in digest.hash(message).enumerated() { md[index] = byte }
  return md
}

/// Writes the MD5 digest of `len` bytes to `md` and returns that pointer; nil if `md` is nil.
@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { fill(.md5, data, len, md) }
/// Writes the SHA-1 digest of `len` bytes to `md` and returns that pointer; nil if `md` is nil.
@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { fill(.sha1, data, len, md) }
/// Writes the SHA-224 digest of `len` bytes to `md` and returns that pointer; nil if `md` is nil.
@discardableResult public func CC_SHA224(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { fill(.sha224, data, len, md) }
/// Writes the SHA-256 digest of `len` bytes to `md` and returns that pointer; nil if `md` is nil.
@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { fill(.sha256, data, len, md) }
/// Writes the SHA-384 digest of `len` bytes to `md` and returns that pointer; nil if `md` is nil.
@discardableResult public func CC_SHA384(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { fill(.sha384, data, len, md) }
/// Writes the SHA-512 digest of `len` bytes to `md` and returns that pointer; nil if `md` is nil.
@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { fill(.sha512, data, len, md) }
