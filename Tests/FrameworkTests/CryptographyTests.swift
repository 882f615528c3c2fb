import CommonCrypto
import CryptoKit
import Security
import XCTest

/// Compares results with the test vectors of the standards.
final class CryptographyTests: XCTestCase {
  private func hex<Bytes: Sequence>(_ bytes: Bytes) -> String where Bytes.Element == UInt8 {
    bytes.map { String(format: "%02x", $0) }.joined()
  }
  private func bytes(_ hex: String) -> [UInt8] {
    let digits = Array(hex)
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0 }
  }

  /// The vectors for "abc" of FIPS 180-4 and RFC 1321.
  func testDigestsOfAShortMessage() {
    let message = Data("abc".utf8)
    XCTAssertEqual(hex(Insecure.MD5.hash(data: message)), "900150983cd24fb0d6963f7d28e17f72")
    XCTAssertEqual(hex(Insecure.SHA1.hash(data: message)), "a9993e364706816aba3e25717850c26c9cd0d89d")
    XCTAssertEqual(
      hex(SHA256.hash(data: message)), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    XCTAssertEqual(
      hex(SHA384.hash(data: message)),
      "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
    XCTAssertEqual(
      hex(SHA512.hash(data: message)),
      "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd"
        + "454d4423643ce80e2a9ac94fa54ca49f")
    XCTAssertEqual(
      "\(SHA256.hash(data: Data()))",
      "SHA256 digest: e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
  }

  /// The message of a million letters "a", in pieces.
  func testDigestsOfALongMessage() {
    var function = SHA256()
    for _ in 0..<1000 { function.update(data: Data(repeating: 97, count: 100)) }
    XCTAssertEqual(function.finalize(), SHA256.hash(data: Data(repeating: 97, count: 100_000)))
    // The lengths are around the end of a block.
    for length in 54...66 {
      let message = [UInt8](repeating: 97, count: length)
      var digest = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
      CC_SHA1(message, CC_LONG(length), &digest)
      XCTAssertEqual(hex(digest), hex(Insecure.SHA1.hash(data: message)))
    }
    XCTAssertEqual(
      hex(SHA256.hash(data: Data(repeating: 97, count: 56))),
      "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a")
  }

  /// The test cases 2 and 6 of RFC 4231.
  func testMessagesAreAuthenticated() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let message = Data("what do ya want for nothing?".utf8)
    let expected = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
    XCTAssertEqual(hex(code), expected)
    XCTAssertTrue(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
    var mac = [UInt8](repeating: 0, count: 32)
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4, Array(message), message.count, &mac)
    XCTAssertEqual(hex(mac), expected)
    let long = SymmetricKey(data: Data(repeating: 0xaa, count: 131))
    XCTAssertEqual(
      hex(
        HMAC<SHA256>.authenticationCode(
          for: Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8), using: long)),
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }

  /// The vectors of RFC 6070, and those for SHA-256 of RFC 7914.
  func testKeysAreDerivedFromPasswords() {
    func derive(_ prf: Int, _ password: String, _ salt: String, _ rounds: UInt32, _ length: Int) -> String {
      var key = [UInt8](repeating: 0, count: length)
      let status = CCKeyDerivationPBKDF(
        CCPBKDFAlgorithm(kCCPBKDF2), password, password.utf8.count, Array(salt.utf8), salt.utf8.count,
        CCPseudoRandomAlgorithm(prf), rounds, &key, length)
      XCTAssertEqual(status, Int32(kCCSuccess))
      return hex(key)
    }
    XCTAssertEqual(
      derive(kCCPRFHmacAlgSHA1, "password", "salt", 1, 20), "0c60c80f961f0e71f3a9b524af6012062fe037a6")
    XCTAssertEqual(
      derive(kCCPRFHmacAlgSHA1, "password", "salt", 2, 20), "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
    XCTAssertEqual(
      derive(kCCPRFHmacAlgSHA256, "passwd", "salt", 1, 64),
      "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"
        + "49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783")
  }

  /// NIST's test cases 2, 3 and 16 of the Galois/counter mode.
  func testTextsAreSealedAndOpened() throws {
    let zero = SymmetricKey(data: Data(repeating: 0, count: 16))
    let box = try AES.GCM.seal(
      [UInt8](repeating: 0, count: 16), using: zero,
      nonce: try AES.GCM.Nonce(data: [UInt8](repeating: 0, count: 12)))
    XCTAssertEqual(hex(box.ciphertext), "0388dace60b6a392f328c2b971b2fe78")
    XCTAssertEqual(hex(box.tag), "ab6e47d42cec13bdf53a67b21257bddf")

    let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308"))
    let text = bytes(
      "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525"
        + "b16aedf5aa0de657ba637b39")
    let data = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
    let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
    let sealed = try AES.GCM.seal(text, using: key, nonce: nonce, authenticating: data)
    XCTAssertEqual(hex(sealed.tag), "76fc6ece0f4e1768cddf8853bb2d551b")
    XCTAssertEqual(Array(try AES.GCM.open(sealed, using: key, authenticating: data)), text)
    XCTAssertThrowsError(try AES.GCM.open(sealed, using: key))
    let combined = try XCTUnwrap(sealed.combined)
    XCTAssertEqual(
      Array(try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key, authenticating: data)), text)
    XCTAssertThrowsError(try AES.GCM.SealedBox(combined: Data(count: 27)))
    XCTAssertThrowsError(try AES.GCM.seal(text, using: SymmetricKey(data: Data(count: 5))))
  }

  func testTheKeychainKeepsFindsChangesAndForgets() {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "me",
      kSecAttrService as String: "\(UUID())",
    ]
    var result: AnyObject?
    XCTAssertEqual(SecItemCopyMatching(query as CFDictionary, &result), errSecItemNotFound)
    var item = query
    item[kSecValueData as String] = Data("secret".utf8)
    XCTAssertEqual(SecItemAdd(item as CFDictionary, nil), errSecSuccess)
    XCTAssertEqual(SecItemAdd(item as CFDictionary, nil), errSecDuplicateItem)
    var search = query
    search[kSecReturnData as String] = true
    search[kSecMatchLimit as String] = kSecMatchLimitOne
    XCTAssertEqual(SecItemCopyMatching(search as CFDictionary, &result), errSecSuccess)
    XCTAssertEqual(result as? Data, Data("secret".utf8))
    let change = [kSecValueData as String: Data("new".utf8)]
    XCTAssertEqual(SecItemUpdate(query as CFDictionary, change as CFDictionary), errSecSuccess)
    XCTAssertEqual(SecItemCopyMatching(search as CFDictionary, &result), errSecSuccess)
    XCTAssertEqual(result as? Data, Data("new".utf8))
    search[kSecReturnData as String] = nil
    search[kSecReturnAttributes as String] = true
    search[kSecMatchLimit as String] = kSecMatchLimitAll
    XCTAssertEqual(SecItemCopyMatching(search as CFDictionary, &result), errSecSuccess)
    XCTAssertEqual((result as? [[String: Any]])?.first?[kSecAttrAccount as String] as? String, "me")
    XCTAssertEqual(SecItemDelete(query as CFDictionary), errSecSuccess)
    XCTAssertEqual(SecItemDelete(query as CFDictionary), errSecItemNotFound)
    XCTAssertEqual(SecItemAdd([:] as CFDictionary, nil), errSecParam)
  }

  func testRandomBytesDiffer() {
    var first = [UInt8](repeating: 0, count: 32)
    var second = first
    XCTAssertEqual(SecRandomCopyBytes(kSecRandomDefault, 32, &first), errSecSuccess)
    _ = SecRandomCopyBytes(kSecRandomDefault, 32, &second)
    XCTAssertNotEqual(first, second)
  }
}
