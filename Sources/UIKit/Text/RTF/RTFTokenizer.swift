/// Parses the control words, groups and characters of Rich Text Format.
struct RTFTokenizer {
  enum Token {
    case begin
    case end
    /// A control word with its number, if it has one.
    case word(String, Int?)
    /// A control symbol, as `~` of `\~`.
    case symbol(UInt8)
    /// A byte in the document's encoding, of `\'e4`.
    case byte(UInt8)
    case text(UInt8)
  }

  private let bytes: [UInt8]
  private var index = 0

  init(_ data: Data) { bytes = Array(data) }

  /// Returns whether the bytes begin as a document of this format does.
  static func isRTF(_ data: Data) -> Bool { data.prefix(5).elementsEqual("{\\rtf".utf8) }

  mutating func next() -> Token? {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "{"): return .begin
      case UInt8(ascii: "}"): return .end
      case UInt8(ascii: "\\"): return control()
      case 0x0A, 0x0D, 0x00: continue
      default: return .text(byte)
      }
    }
    return nil
  }

  private mutating func control() -> Token? {
    guard index < bytes.count else { return nil }
    let byte = bytes[index]
    guard RTFTokenizer.isLetter(byte) else {
      index += 1
      guard byte == UInt8(ascii: "'") else { return .symbol(byte) }
      let digits = bytes[index..<min(index + 2, bytes.count)]
      index += digits.count
      return .byte(UInt8(String(decoding: digits, as: UTF8.self), radix: 16) ?? UInt8(ascii: "?"))
    }
    let start = index
    while index < bytes.count, index - start < 32, RTFTokenizer.isLetter(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    let numberStart = index
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") { index += 1 }
    while index < bytes.count, index - numberStart < 11, (0x30...0x39).contains(bytes[index]) { index += 1 }
    let number = Int(String(decoding: bytes[numberStart..<index], as: UTF8.self))
    if number == nil { index = numberStart }
    if index < bytes.count, bytes[index] == 0x20 { index += 1 }
    if name == "bin", let number, number > 0 { index = min(index + number, bytes.count) }
    return .word(name, number)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}

/// Encodings of the bytes of Rich Text Format.
enum RTFEncoding {
  static func codePage(_ number: Int) -> String.Encoding {
    switch number {
    case 932: return .shiftJIS
    case 1250: return .windowsCP1250
    case 1251: return .windowsCP1251
    case 1253: return .windowsCP1253
    case 1254: return .windowsCP1254
    case 10000: return .macOSRoman
    case 65001: return .utf8
    default: return .windowsCP1252
    }
  }

  static func charset(_ number: Int) -> String.Encoding? {
    switch number {
    case 77: return .macOSRoman
    case 128: return .shiftJIS
    case 161: return .windowsCP1253
    case 162: return .windowsCP1254
    case 204: return .windowsCP1251
    case 238: return .windowsCP1250
    default: return nil
    }
  }
}
