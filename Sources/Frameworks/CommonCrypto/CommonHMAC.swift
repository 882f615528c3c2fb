import Digests
import Foundation

/// The digest of a message authentication code.
public typealias CCHmacAlgorithm = UInt32
/// HMAC with SHA-1.
public let kCCHmacAlgSHA1 = 0
/// HMAC with MD5.
public let kCCHmacAlgMD5 = 1
/// HMAC with SHA-256.
public let kCCHmacAlgSHA256 = 2
/// HMAC with SHA-384.
public let kCCHmacAlgSHA384 = 3
/// HMAC with SHA-512.
public let kCCHmacAlgSHA512 = 4
/// HMAC with SHA-224.
public let kCCHmacAlgSHA224 = 5

/// The algorithm that derives a key from a password.
public typealias CCPBKDFAlgorithm = UInt32
/// The pseudorandom function of a key derivation.
public typealias CCPseudoRandomAlgorithm = UInt32
/// PBKDF2, the only algorithm.
public let kCCPBKDF2 = 2
/// HMAC with SHA-1 as the pseudorandom function.
public let kCCPRFHmacAlgSHA1 = 1
/// HMAC with SHA-224 as the pseudorandom function.
public let kCCPRFHmacAlgSHA224 = 2
/// HMAC with SHA-256 as the pseudorandom function.
public let kCCPRFHmacAlgSHA256 = 3
/// HMAC with SHA-384 as the pseudorandom function.
public let kCCPRFHmacAlgSHA384 = 4
/// HMAC with SHA-512 as the pseudorandom function.
public let kCCPRFHmacAlgSHA512 = 5

/// The status of a successful call.
public let kCCSuccess = 0
/// The status of a call with invalid arguments.
public let kCCParamError = -4300

/// Writes the message authentication code of data with a key to `macOut`, which has the length of the digest.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
  _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
  let digests: [Digest] = [.sha1, .md5, .sha256, .sha384, .sha512, .sha224]
  guard Int(algorithm) < digests.count, let macOut else { return }
  let mac = digests[Int(algorithm)].authenticate(bytes(data, dataLength), key: bytes(key, keyLength))
  macOut.copyMemory(from: mac, byteCount: mac.count)
}

/// Derives a key from a password and a salt. Returns `kCCParamError` for invalid parameters.
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>!,
  _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>!,
  _ derivedKeyLen: Int
) -> Int32 {
  let digests: [Digest] = [.sha1, .sha224, .sha256, .sha384, .sha512]
  guard algorithm == CCPBKDFAlgorithm(kCCPBKDF2), prf >= 1, Int(prf) <= digests.count, rounds > 0,
    derivedKeyLen > 0,
    let derivedKey
  else { return Int32(kCCParamError) }
  let key = digests[Int(prf) - 1].derive(
    bytes(password, passwordLen), salt: bytes(salt, saltLen), rounds: Int(rounds), length: derivedKeyLen)
  for (index, byte) in key.enumerated() { derivedKey[index] = byte }
  return Int32(kCCSuccess)
}

private func bytes(_ pointer: UnsafeRawPointer?, _ count: Int) -> [UInt8] {
  pointer.map { [UInt8](UnsafeRawBufferPointer(start: $0, count: max(0, count))) } ?? []
}
